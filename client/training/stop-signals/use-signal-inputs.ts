import { useEffect, useEffectEvent, useState } from 'react';

/** Time to hold, long enough that brushing against the phone stops nothing. */
const HOLD_MS = 1_200;
const SLIP_PX = 30;
const TAKES_KEYS = 'input:not([type=checkbox]), select, textarea, [contenteditable]';
const TAKES_PRESSES = 'button, a, input, label';

export type SignalPresses = { green: () => void; yellow: () => void; red: () => void };

/** Listens for G, Y and R, and for the Stop key of a keyboard or a headset. */
export function useSignalKeys(presses: SignalPresses): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    const isTyping = event.target instanceof Element && event.target.closest(TAKES_KEYS) !== null;
    if (hasModifier || isTyping || event.repeat || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    if (key === 'g') presses.green();
    if (key === 'y') presses.yellow();
    if (key === 'r') presses.red();
  });
  const onMediaStop = useEffectEvent(() => presses.red());
  useEffect(() => {
    addEventListener('keydown', onKey);
    handleMediaStop(() => onMediaStop());
    return () => {
      removeEventListener('keydown', onKey);
      handleMediaStop(null);
    };
  }, []);
}

function handleMediaStop(handler: (() => void) | null): void {
  try {
    navigator.mediaSession?.setActionHandler('stop', handler);
  } catch {
    // Ignore the error: the browser may not know this action, and all other ways to stop still
    // work.
  }
}

/** Detects holding the running player anywhere but on a button; true while it is held. */
export function useHold(onHeld: () => void): boolean {
  const [isHolding, setIsHolding] = useState(false);
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    function end() {
      clearTimeout(timer);
      timer = undefined;
      setIsHolding(false);
    }
    function onDown({ target, clientX: x, clientY: y, isPrimary }: PointerEvent) {
      const isOnStage = target instanceof Element && target.closest('.stage') !== null;
      if (!isPrimary) return end();
      if (!isOnStage || target.closest(TAKES_PRESSES)) return;
      start = { x, y };
      setIsHolding(true);
      timer = setTimeout(() => {
        end();
        held();
      }, HOLD_MS);
    }
    function onMove({ clientX, clientY }: PointerEvent) {
      if (timer && Math.hypot(clientX - start.x, clientY - start.y) > SLIP_PX) end();
    }
    // Prevent the menu that some phones open on a long press.
    const onMenu = (event: Event) => timer && event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointerdown', onDown, { signal });
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('contextmenu', onMenu, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
  return isHolding;
}
