import { type Item, itemsOf, type Product } from '../contract/shop/products.ts';

const CLOTHES_SIZES = ['XS', 'S', 'M', 'L', 'XL'];

export const products: readonly Product[] = [
  {
    id: 'couples-workout-set',
    name: 'Couples Workout Set',
    category: 'apparel',
    priceCents: 8999,
    originalPriceCents: 11999,
    image: '/products/couples-workout-set.svg',
    rating: 4.8,
    reviews: 214,
    description:
      'Two tops and two pairs of leggings in one soft, quick-drying knit. Cut for leaning, lifting and pulling each other up.',
    colors: [
      { name: 'Plum', hex: '#512b55' },
      { name: 'Coral', hex: '#d9593d' },
      { name: 'Teal', hex: '#1f6f6b' },
      { name: 'Sand', hex: '#d8bf9f' },
    ],
    sizes: CLOTHES_SIZES,
    pair: 'alike',
    tag: 'bestseller',
  },
  {
    id: 'silk-sleep-set',
    name: 'Silk Sleep Set',
    category: 'apparel',
    priceCents: 15699,
    originalPriceCents: 18999,
    image: '/products/silk-sleep-set.svg',
    rating: 4.9,
    reviews: 87,
    description:
      'A shirt for one, shorts for the other, or the other way around. Washed mulberry silk that is cool at first and warm after.',
    colors: [
      { name: 'Wine', hex: '#6d1f3a' },
      { name: 'Blush', hex: '#e8b9ae' },
      { name: 'Ivory', hex: '#f3e9da' },
    ],
    sizes: ['S', 'M', 'L', 'XL'],
    pair: 'shirt and shorts',
    tag: 'premium',
  },
  {
    id: 'first-light-perfume',
    name: 'First Light Perfume',
    category: 'romantic',
    priceCents: 9900,
    originalPriceCents: 12000,
    image: '/products/first-light-perfume.svg',
    rating: 4.6,
    reviews: 132,
    description:
      'Bergamot, white tea and warm linen: a morning with nowhere to go. It stays close to the skin, for whoever comes close.',
    variants: ['Spray, 50 ml', 'Roll-on, two of 10 ml', 'Solid, 15 g'],
    tag: 'new',
  },
  {
    id: 'after-dark-perfume',
    name: 'After Dark Perfume',
    category: 'romantic',
    priceCents: 9900,
    originalPriceCents: 12000,
    image: '/products/after-dark-perfume.svg',
    rating: 4.7,
    reviews: 158,
    description:
      'Amber, fig and a little smoke, as if someone had just blown the candle out. Wear it alone, or over First Light.',
    variants: ['Spray, 50 ml', 'Roll-on, two of 10 ml', 'Solid, 15 g'],
    tag: 'premium',
  },
  {
    id: 'candle-collection',
    name: 'Candle Collection',
    category: 'romantic',
    priceCents: 6799,
    originalPriceCents: 8499,
    image: '/products/candle-collection.svg',
    rating: 4.9,
    reviews: 301,
    description:
      'Three soy candles that melt low and warm: the wax of each becomes a massage oil. About twenty evenings in a box.',
    colors: [
      { name: 'Apricot', hex: '#e79a63' },
      { name: 'Rosewood', hex: '#8c3b46' },
      { name: 'Cream', hex: '#efe3cd' },
    ],
    variants: ['Fig and amber', 'Vanilla and cedar', 'Unscented'],
    tag: 'bestseller',
  },
  {
    id: 'blindfold-set',
    name: 'Blindfold Set',
    category: 'bedroom',
    priceCents: 3499,
    originalPriceCents: 4499,
    image: '/products/blindfold-set.svg',
    rating: 4.5,
    reviews: 96,
    description:
      'Two padded satin blindfolds that let in no light and pull no hair. The rest is a question of trust, and of taking turns.',
    colors: [
      { name: 'Midnight', hex: '#2a1730' },
      { name: 'Wine', hex: '#6d1f3a' },
      { name: 'Pearl', hex: '#e9e1dc' },
    ],
    tag: 'bestseller',
  },
  {
    id: 'couples-game',
    name: 'Couples Game',
    category: 'bedroom',
    priceCents: 2899,
    originalPriceCents: 3499,
    image: '/products/couples-game.svg',
    rating: 4.7,
    reviews: 178,
    description:
      'Ninety cards, three colors of courage. Ask, dare or pass: each card says which, and passing is always allowed.',
    variants: ['First edition', 'Long-distance edition'],
    tag: 'new',
  },
];

/** Pieces of each part at the beginning, before anybody has counted. */
export const FIRST_STOCK: Readonly<Record<Product['id'], number>> = {
  'couples-workout-set': 80,
  'silk-sleep-set': 15,
  'first-light-perfume': 30,
  'after-dark-perfume': 30,
  'candle-collection': 60,
  'blindfold-set': 80,
  'couples-game': 120,
};

export const itemsByKey: ReadonlyMap<string, Item> = new Map(
  products.flatMap(itemsOf).map((item) => [item.key, item]),
);

/** Product of each part that is counted in stock. */
export const productsByPart: ReadonlyMap<string, Product> = new Map(
  [...itemsByKey.values()].flatMap(({ parts, product }) => parts.map((part) => [part, product])),
);
