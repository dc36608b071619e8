/** Color with its common name, and the shade for the far side and folds. */
export type Cloth = { name: string; base: string; shade: string };

export type TopCut = 'tank' | 'crop' | 'tee' | 'long' | 'robe';
export type BottomCut = 'leggings' | 'joggers' | 'shorts' | 'lounge';

export type Top = { cut: TopCut; cloth: Cloth };
export type Bottom = { cut: BottomCut; cloth: Cloth };
export type Outfit = { top: Top; bottom: Bottom; feet: 'bare' | 'shoes'; shoes: Cloth };

export const cloth = {
  coral: { name: 'coral', base: '#e8593c', shade: '#c03f27' },
  yellow: { name: 'yellow', base: '#eebb3c', shade: '#cc9522' },
  pink: { name: 'pink', base: '#ee8aa8', shade: '#cf6787' },
  cream: { name: 'cream', base: '#f9f0e2', shade: '#d9c6ae' },
  green: { name: 'green', base: '#5b9268', shade: '#44764f' },
  teal: { name: 'teal', base: '#2f7d7e', shade: '#1f6062' },
  sky: { name: 'light blue', base: '#8fbfe2', shade: '#6b9cc2' },
  lilac: { name: 'lilac', base: '#b8a2dc', shade: '#957dbc' },
  plum: { name: 'purple', base: '#4b2450', shade: '#3b1a3f' },
  wine: { name: 'red', base: '#9c2742', shade: '#781a30' },
  navy: { name: 'navy', base: '#2c3358', shade: '#222848' },
  slate: { name: 'gray', base: '#67708c', shade: '#4d556f' },
  blue: { name: 'blue', base: '#3f6ba8', shade: '#2e5286' },
  forest: { name: 'dark green', base: '#2f5d4a', shade: '#214638' },
  charcoal: { name: 'charcoal', base: '#3a3242', shade: '#2a2431' },
} as const satisfies Record<string, Cloth>;

export const whiteShoes: Cloth = { name: 'white', base: '#fdf6ee', shade: '#e3d3c3' };
export const coralShoes: Cloth = { name: 'coral', base: '#f0805f', shade: '#cf6144' };

const cut =
  <Cut>(...cuts: Cut[]) =>
  (...cloths: Cloth[]): { cut: Cut; cloth: Cloth }[] =>
    cloths.flatMap((one) => cuts.map((each) => ({ cut: each, cloth: one })));

type Wardrobe = { tops: readonly Top[]; bottoms: readonly Bottom[] };

const { coral, yellow, pink, cream, green, teal, sky, lilac, plum, wine, navy } = cloth;
const { slate, blue, forest, charcoal } = cloth;

/** Training clothes: dark legs and bright tops, so that the viewer sees whose limb is whose. */
export const training: Wardrobe = {
  tops: [
    ...cut<TopCut>('tank', 'tee', 'long')(coral, yellow, teal, sky, pink),
    ...cut<TopCut>('tee', 'long')(cream, green, lilac),
    ...cut<TopCut>('tank', 'tee')(wine, navy, plum),
    ...cut<TopCut>('crop')(yellow, coral, lilac),
  ],
  bottoms: [
    ...cut<BottomCut>('leggings', 'joggers')(plum, navy, teal, wine, forest, charcoal, blue),
    ...cut<BottomCut>('shorts')(plum, navy, teal, blue, charcoal),
    ...cut<BottomCut>('joggers')(slate, cream),
  ],
};

export const nightwear: Wardrobe = {
  tops: [
    ...cut<TopCut>('tee', 'long')(coral, yellow, teal, sky, pink, cream, lilac, green),
    ...cut<TopCut>('robe')(teal, wine, sky, lilac),
    ...cut<TopCut>('tank')(yellow, sky, coral),
  ],
  bottoms: [
    ...cut<BottomCut>('lounge')(plum, navy, teal, forest, charcoal, blue, slate),
    // Include the two colors that suit most skins twice. Avoid bare legs, which look undressed on a
    // blanket.
    ...cut<BottomCut>('lounge')(wine, cream, navy, teal),
  ],
};

/**
 * Returns the color by which to name a figure, as in "the one in coral". The two of a couple never
 * share one.
 */
export function colorName({ top }: Outfit): string {
  return top.cloth.name;
}
