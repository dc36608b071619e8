import { useSyncExternalStore } from 'react';
import type { TilePlace } from './tile-place.ts';

/**
 * Size and place of the tile. Kept while the page is open, so that both views of the player show
 * the tile alike.
 */
export type TileView = { size: 'small' | 'large' | 'away'; place: TilePlace };

let view: TileView = { size: 'small', place: { x: 1, y: 0.4 } };
const listeners = new Set<() => void>();

export function changeTile(changes: Partial<TileView>): void {
  view = { ...view, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTileView(): TileView {
  return useSyncExternalStore(subscribe, () => view);
}
