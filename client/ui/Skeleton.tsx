/**
 * Draws the shape of the content to come. Silent for screen readers: the page around announces its
 * own loading.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`shimmer rounded-card ${className}`} />;
}

/** Draws several shapes, each described by its classes. */
export function Skeletons({ shapes }: { shapes: readonly string[] }) {
  return [...shapes.entries()].map(([place, shape]) => <Skeleton key={place} className={shape} />);
}
