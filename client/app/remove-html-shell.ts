/** Placeholders of a page that has no content of its own to show yet. */
const LOADING = ':scope > .splash, [data-loading]';

/** Removes the first screen from the HTML (HtmlShell.tsx) once the page in `root` shows as much. */
export function removeHtmlShell(root: HTMLElement): void {
  const screen = document.querySelector('.html-shell');
  if (!screen) return;
  const observer = new MutationObserver(() => {
    if (!root.hasChildNodes() || root.querySelector(LOADING)) return;
    observer.disconnect();
    screen.remove();
    // Skip the arrival animation: the first screen has already shown this content.
    for (const animation of root.getAnimations({ subtree: true })) {
      if (animation instanceof CSSAnimation && animation.animationName === 'arrive') {
        animation.finish();
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
