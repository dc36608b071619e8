/** How long a page that has set off for another may take to be gone. */
const LONGEST_WAY = 5_000;

let setOffAt = Number.NEGATIVE_INFINITY;

/** Keeps in mind when this page sets off for another, by a link or the browser's own buttons. */
export function followLeaving(): () => void {
  const setOff = () => {
    setOffAt = performance.now();
  };
  addEventListener('beforeunload', setOff);
  return () => removeEventListener('beforeunload', setOff);
}

/**
 * Loads this page anew. One that is on its way elsewhere is let go there first: signing out ends
 * the login before its answer is here, and a reload would take the way to the front page back.
 */
export function reloadUnlessLeaving(): void {
  const rest = setOffAt + LONGEST_WAY - performance.now();
  if (rest > 0) setTimeout(() => location.reload(), rest);
  else location.reload();
}
