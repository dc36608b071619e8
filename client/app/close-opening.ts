/** What is shown in place of a page that has nothing of its own to show yet. */
const NOTHING_YET = ':scope > .splash, [data-waiting]';

/** Takes a page's opening out of the HTML (Opening.tsx) once the page shows more than that. */
export function closeOpening(): () => void {
  const root = document.getElementById('root');
  const opening = document.querySelector('.opening')?.parentElement;
  if (!root || !opening) return () => {};
  const observer = new MutationObserver(look);
  function look() {
    if (root?.matches(':empty') || root?.querySelector(NOTHING_YET)) return;
    observer.disconnect();
    opening?.replaceChildren();
  }
  observer.observe(root, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** The page that an opening has announced does not arrive once more; those after it do. */
export function arriveAgain(): void {
  delete document.documentElement.dataset.opening;
}
