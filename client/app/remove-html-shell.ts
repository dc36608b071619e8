/** What stands in for a page that has nothing of its own to show yet. */
const LOADING = ':scope > .splash, [data-loading]';

/** Takes the first screen out of the HTML (HtmlShell.tsx) once the page in `root` shows as much itself. */
export function removeHtmlShell(root: HTMLElement): void {
  const screen = document.querySelector('.html-shell');
  if (!screen) return;
  const observer = new MutationObserver(() => {
    if (!root.hasChildNodes() || root.querySelector(LOADING)) return;
    observer.disconnect();
    screen.remove();
    // What the first screen showed has arrived before: it does not arrive anew.
    for (const animation of root.getAnimations({ subtree: true })) {
      if (animation instanceof CSSAnimation && animation.animationName === 'arrive') {
        animation.finish();
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
