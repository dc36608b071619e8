import { createStore } from '../../lib/create-store.ts';
import { useStore } from '../../lib/use-store.ts';
import type { TilePlace } from './tile-place.ts';

/**
 * Size and place of the tile. Kept while the page is open, so that both views of the player show
 * the tile alike.
 */
export type TileView = {
  size: 'small' | 'large' | 'away';
  /** Null until moved: docked where the couple is drawn clear of the tile. */
  place: TilePlace | null;
};

const view = createStore<TileView>({ size: 'small', place: null });

export function changeTile(changes: Partial<TileView>): void {
  view.set({ ...view.get(), ...changes });
}

export function useTileView(): TileView {
  return useStore(view);
}
