/** The shape of what is coming. It says nothing: the page around it announces its own loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`shimmer rounded-card ${className}`} />;
}
