import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** Distance from which a press is a drag, so that a trembling hand still presses. */
const DRAG_AFTER_PX = 6;
/** Distance from the top and bottom of the screen at which the page scrolls along. */
const SCROLL_EDGE_PX = 96;
const SCROLL_STEP_PX = 9;

export type Drag = { id: string; x: number; y: number; overDay: string | null };

/**
 * Drags by mouse or finger from one day to another; a day is any element with `data-day`. The
 * dialog does the same by keyboard. Escape cancels a drag.
 */
export function useDrag(onDrop: (id: string, day: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

  function begin({ button, isPrimary, clientX, clientY }: ReactPointerEvent, id: string): void {
    if (button !== 0 || !isPrimary) return;
    end.current();
    const from = { x: clientX, y: clientY + scrollY };
    let latest = { clientX, clientY };
    let isDragging = false;
    let frame = 0;

    function show(): Drag {
      const overDay = dayAt(latest.clientX, latest.clientY);
      const moved: Drag = {
        id,
        x: latest.clientX - from.x,
        y: latest.clientY + scrollY - from.y,
        overDay,
      };
      setDrag(moved);
      return moved;
    }
    function onMove(event: PointerEvent) {
      if (!event.isPrimary) return;
      latest = event;
      const farness = Math.hypot(event.clientX - from.x, event.clientY + scrollY - from.y);
      if (!isDragging && farness < DRAG_AFTER_PX) return;
      if (!isDragging) frame = requestAnimationFrame(scrollAlong);
      isDragging = true;
      show();
    }
    function scrollAlong() {
      const step = scrollStep(latest.clientY);
      if (step !== 0) {
        scrollBy(0, step);
        show();
      }
      frame = requestAnimationFrame(scrollAlong);
    }
    function onUp(event: PointerEvent) {
      if (!event.isPrimary) return;
      const day = isDragging ? show().overDay : null;
      // Ignore the click that follows a drag.
      if (isDragging) addEventListener('click', ignore, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', ignore, { capture: true }));
      end.current();
      if (day) onDrop(id, day);
    }
    function onKey({ key }: KeyboardEvent) {
      if (key === 'Escape') end.current();
    }
    end.current = () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', end.current);
      removeEventListener('keydown', onKey);
      end.current = () => {};
      setDrag(null);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', end.current);
    addEventListener('keydown', onKey);
  }

  return { drag, begin };
}

function dayAt(x: number, y: number): string | null {
  const day = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  return day?.dataset.day ?? null;
}

function scrollStep(y: number): number {
  if (y < SCROLL_EDGE_PX) return -SCROLL_STEP_PX;
  return y > innerHeight - SCROLL_EDGE_PX ? SCROLL_STEP_PX : 0;
}

function ignore(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
