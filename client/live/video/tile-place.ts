/**
 * Place of the tile, as fractions of the free space in the picture: 0 is left or top, 1 right or
 * bottom.
 */
export type TilePlace = { x: number; y: number };
type Size = { width: number; height: number };

const within = (part: number) => Math.min(1, Math.max(0, part));

/** Place of a tile at this distance from the picture's corner. */
export function placeAt(
  { left, top }: { left: number; top: number },
  layer: Size,
  tile: Size,
): TilePlace {
  return draggedPlace({ x: 0, y: 0 }, { x: left, y: top }, layer, tile);
}

/** Place after a drag by some pixels; the tile never leaves the picture. */
export function draggedPlace(
  from: TilePlace,
  by: { x: number; y: number },
  layer: Size,
  tile: Size,
): TilePlace {
  const room = (all: number, own: number) => Math.max(1, all - own);
  return {
    x: within(from.x + by.x / room(layer.width, tile.width)),
    y: within(from.y + by.y / room(layer.height, tile.height)),
  };
}

const KEY_STEP = 0.125;
const KEYS: Readonly<Record<string, TilePlace>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

/** Place after an arrow key; null for every other key. */
export function placeAfterKey(from: TilePlace, key: string): TilePlace | null {
  const step = KEYS[key];
  return step ? { x: within(from.x + step.x), y: within(from.y + step.y) } : null;
}
