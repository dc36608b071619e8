import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

const THRESHOLD_PX = 50;

type Swipe = { phase: 'move' | 'cancel' | 'end'; x: number };

/** Handlers with which an element is swiped away to the right, anywhere but on its buttons. */
export function useSwipeAway(onAway: () => void) {
  const startX = useRef<number | null>(null);
  const [swipe, setSwipe] = useState<Swipe | null>(null);

  function finish(x: number): void {
    if (startX.current === null) return;
    startX.current = null;
    const isAway = x > THRESHOLD_PX;
    setSwipe({ phase: isAway ? 'end' : 'cancel', x });
    if (isAway) onAway();
  }
  const pathOf = ({ clientX }: PointerEvent) => Math.max(0, clientX - (startX.current ?? clientX));

  return {
    'data-swipe': swipe?.phase,
    style: { '--swipe-x': `${swipe?.x ?? 0}px` } as CSSProperties,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) =>
      startX.current !== null && setSwipe({ phase: 'move', x: pathOf(event) }),
    onPointerUp: (event: PointerEvent) => finish(pathOf(event)),
    onPointerCancel: () => finish(0),
  };
}
