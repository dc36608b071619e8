import { useEffectEvent, useLayoutEffect } from 'react';

type Keys = { toggle: () => void; previous: () => void; next: () => void };

/** Elements that use the space bar or the arrow keys themselves. */
const TAKES_SPACE = 'a, button, input, select, textarea, summary, [contenteditable], [role=dialog]';
const TAKES_ARROWS =
  'input:not([type=checkbox]), select, textarea, [contenteditable], [role=dialog]';

/** Lets Space start and pause, and the arrows change the step. */
export function usePlayerKeys({ toggle, previous, next }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (hasModifier || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const isIn = (selector: string) =>
      event.target instanceof Element && event.target.closest(selector) !== null;
    if (event.key === ' ' && !isIn(TAKES_SPACE)) {
      event.preventDefault();
      if (!event.repeat) toggle();
    }
    if (isIn(TAKES_ARROWS)) return;
    if (event.key === 'ArrowLeft') previous();
    if (event.key === 'ArrowRight') next();
  });
  // Listen in a layout effect, together with the buttons: a member who sees Start may press Space
  // at once.
  useLayoutEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
