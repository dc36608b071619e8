import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { draggedPlace, placeAfterKey, placeAt, type TilePlace } from './tile-place.ts';
import { changeTile } from './tile-view.ts';

/** Treat a shorter movement as a press. */
const SLIP_PX = 6;

/** Moves the tile with a finger, a mouse or the arrow keys, within the picture below. */
export function useTileDrag() {
  const layer = useRef<HTMLElement>(null);
  const tile = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; place: TilePlace } | null>(null);
  const wasDragged = useRef(false);

  const boxes = () =>
    [layer.current, tile.current].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
  function placeNow(): TilePlace {
    const [all = new DOMRect(), own = new DOMRect()] = boxes();
    return placeAt({ left: own.left - all.left, top: own.top - all.top }, all, own);
  }
  function move({ clientX, clientY }: PointerEvent) {
    if (!start.current || !layer.current || !tile.current) return;
    const by = { x: clientX - start.current.x, y: clientY - start.current.y };
    if (!wasDragged.current && Math.hypot(by.x, by.y) < SLIP_PX) return;
    wasDragged.current = true;
    const [all, own] = boxes();
    if (all && own) changeTile({ place: draggedPlace(start.current.place, by, all, own) });
  }

  const handle = (onPress: () => void) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, place: placeNow() };
      wasDragged.current = false;
    },
    onPointerMove: move,
    onPointerUp: () => {
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const next = placeAfterKey(placeNow(), event.key);
      if (!next) return;
      // Keep the arrow keys to the tile: elsewhere on this page they change the step.
      event.preventDefault();
      event.stopPropagation();
      changeTile({ place: next });
    },
    onClick() {
      if (!wasDragged.current) onPress();
      wasDragged.current = false;
    },
  });
  return { layer, tile, handle };
}
