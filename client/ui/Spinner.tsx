/** A ring that turns; the words beside it say what is awaited. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-3 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-5 motion-safe:animate-spin rounded-full border-2 border-line border-t-accent"
      />
      {label}
    </span>
  );
}
