/** A colour with the shade its far side and folds take. */
export type Cloth = { base: string; shade: string };

export type TopCut = 'tank' | 'crop' | 'tee' | 'long' | 'robe';
export type BottomCut = 'leggings' | 'joggers' | 'shorts' | 'lounge';

export type Outfit = {
  top: { cut: TopCut; cloth: Cloth };
  bottom: { cut: BottomCut; cloth: Cloth };
  feet: 'bare' | 'shoes';
  shoes: Cloth;
};

export const cloth = {
  coral: { base: '#e8593c', shade: '#c8432a' },
  blush: { base: '#f0a694', shade: '#d98a78' },
  apricot: { base: '#f2a65a', shade: '#d98a3f' },
  cream: { base: '#f7ecdd', shade: '#dfcdb8' },
  oat: { base: '#dcc3a4', shade: '#c2a583' },
  sage: { base: '#9db19a', shade: '#82977f' },
  teal: { base: '#2f7d7e', shade: '#216365' },
  mist: { base: '#a9ccc8', shade: '#8ab3af' },
  plum: { base: '#4b2450', shade: '#371739' },
  aubergine: { base: '#6b3a63', shade: '#542a4d' },
  wine: { base: '#8c2f45', shade: '#6e2034' },
  gold: { base: '#dba64a', shade: '#bc8733' },
  navy: { base: '#2c3358', shade: '#1f2444' },
  slate: { base: '#67708c', shade: '#505873' },
  rosewood: { base: '#c2665a', shade: '#a44f45' },
} as const satisfies Record<string, Cloth>;

const whiteShoes: Cloth = { base: '#fdf6ee', shade: '#e3d3c3' };
const coralShoes: Cloth = { base: '#f0805f', shade: '#cf6144' };

function outfit(
  [topCut, top]: [TopCut, Cloth],
  [bottomCut, bottom]: [BottomCut, Cloth],
  shoes: Cloth = whiteShoes,
): Outfit {
  return {
    top: { cut: topCut, cloth: top },
    bottom: { cut: bottomCut, cloth: bottom },
    feet: 'bare',
    shoes,
  };
}

/** Two wardrobes, so that the partners of one couple never dress alike. */
export const trainingOutfits: readonly [readonly Outfit[], readonly Outfit[]] = [
  [
    outfit(['tank', cloth.coral], ['leggings', cloth.plum]),
    outfit(['crop', cloth.apricot], ['leggings', cloth.wine]),
    outfit(['tank', cloth.gold], ['leggings', cloth.navy]),
    outfit(['tee', cloth.rosewood], ['joggers', cloth.plum]),
    outfit(['long', cloth.blush], ['leggings', cloth.aubergine]),
    outfit(['tank', cloth.wine], ['shorts', cloth.plum], coralShoes),
  ],
  [
    outfit(['tee', cloth.cream], ['joggers', cloth.teal], coralShoes),
    outfit(['tee', cloth.mist], ['shorts', cloth.navy], coralShoes),
    outfit(['long', cloth.cream], ['joggers', cloth.slate]),
    outfit(['tank', cloth.teal], ['shorts', cloth.oat]),
    outfit(['tee', cloth.sage], ['joggers', cloth.navy], coralShoes),
    outfit(['tee', cloth.oat], ['leggings', cloth.teal], coralShoes),
  ],
];

export const bedroomOutfits: readonly [readonly Outfit[], readonly Outfit[]] = [
  [
    outfit(['robe', cloth.wine], ['lounge', cloth.blush]),
    outfit(['tank', cloth.blush], ['lounge', cloth.rosewood]),
    outfit(['long', cloth.rosewood], ['shorts', cloth.wine]),
    outfit(['tank', cloth.gold], ['lounge', cloth.aubergine]),
    outfit(['robe', cloth.aubergine], ['lounge', cloth.rosewood]),
    outfit(['tee', cloth.coral], ['lounge', cloth.plum]),
    outfit(['long', cloth.gold], ['lounge', cloth.wine]),
    outfit(['long', cloth.wine], ['lounge', cloth.plum]),
  ],
  [
    outfit(['tee', cloth.cream], ['lounge', cloth.slate]),
    outfit(['long', cloth.oat], ['lounge', cloth.navy]),
    outfit(['tee', cloth.mist], ['lounge', cloth.slate]),
    outfit(['long', cloth.cream], ['shorts', cloth.teal]),
    outfit(['tee', cloth.teal], ['lounge', cloth.slate]),
    outfit(['long', cloth.sage], ['lounge', cloth.navy]),
  ],
];
