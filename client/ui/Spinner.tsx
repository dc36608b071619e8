/** A ring that turns. The words beside it say what is awaited. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 rounded-full border-2 border-current/30 border-t-current motion-safe:animate-spin"
    />
  );
}
