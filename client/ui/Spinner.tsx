/** Draws a turning ring. The words beside it tell what the page waits for. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 rounded-full border-2 border-current/30 border-t-current motion-safe:animate-spin"
    />
  );
}
