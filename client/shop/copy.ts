import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import { dollars } from '../../contract/shop/price.ts';
import type { ProductCategory, ProductTag } from '../../contract/shop/products.ts';
import { counted } from '../lib/amounts.ts';
import type { ToastWords } from '../ui/toast-store.ts';

export const storeCopy = {
  title: 'Store',
  lead: 'Chosen for two: to wear, to light, to unwrap.',
  search: 'Search the store',
  searchHint: 'Silk, candle, new...',
  categories: 'Categories',
  all: 'All Items',
  shown: (count: number) => counted(count, 'item'),
  nothingTitle: 'No matches',
  nothing: (question: string) =>
    question === ''
      ? 'There’s nothing here right now. Try another category.'
      : `No products match “${question}”. Try a shorter word.`,
  showAll: 'Show All Items',
  loading: 'Loading the store...',
  failed: 'The store could not be loaded',
  failedHint: 'Your cart is safe. Please try again in a moment.',
  emptyTitle: 'We’re stocking the shelves',
  empty: 'Workout apparel, romantic things and a few for the bedroom only. Come back soon.',
} as const;

export const categoryNames: Readonly<Record<ProductCategory, string>> = {
  apparel: 'Workout Apparel',
  romantic: 'Romantic Items',
  bedroom: 'Bedroom Only',
};

export const tagNames: Readonly<Record<ProductTag, string>> = {
  bestseller: 'Bestseller',
  premium: 'Luxe',
  new: 'New',
};

export const tagTones = { bestseller: 'accent', premium: 'second', new: 'yellow' } as const;

export const productCopy = {
  add: 'Add to Cart',
  addNamed: (name: string) => `Add to Cart: ${name}`,
  update: 'Update Cart',
  soldOut: 'Sold Out',
  soldOutChoice: 'This option is sold out. Another one may be in stock.',
  left: (count: number) => (count === 1 ? 'Only 1 left' : `Only ${count} left`),
  inStock: 'In stock',
  close: 'Close',
  price: 'Price',
  was: 'Before',
  rating: (rating: number, reviews: number) =>
    `Rated ${rating} out of 5 stars by ${counted(reviews, 'review')}`,
  color: 'Color',
  size: 'Size',
  halves: {
    alike: ['Size for one of you', 'Size for the other'],
    'shirt and shorts': ['Size of the shirt', 'Size of the shorts'],
  },
  chooseSizes: 'Made for two: choose both sizes.',
  sizeMissing: 'Please choose a size.',
  variant: 'Variant',
  quantity: 'Quantity',
  fewer: 'One less',
  another: 'One more',
  colors: (shown: readonly { name: string }[], more: number) =>
    `Colors: ${shown.map(({ name }) => name).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  variants: 'Variants',
  more: (count: number) => `+${count}`,
  moreLong: (count: number) => `and ${count} more`,
  gone: (option: string) => `${option}, sold out`,
  plain: 'Sent in plain packaging. Nothing on it says what is inside.',
} as const;

export const cartCopy = {
  title: 'Your Cart',
  couples: 'One cart for the two of you.',
  view: 'View Cart',
  summary: (pieces: number) => counted(pieces, 'item'),
  bar: 'Cart summary',
  loading: 'Loading your cart...',
  failed: 'Your cart could not be loaded',
  failedHint: 'Please try again in a moment.',
  behind:
    'Some items are only saved on this device. We’ll add them to your cart when you’re back online.',
  retry: 'Try Again',
  emptyTitle: 'Your cart is empty',
  empty: 'Something to wear, to light or to unwrap?',
  browse: 'Browse the Store',
  close: 'Close the cart',
  quantityOf: (name: string) => `Quantity of ${name}`,
  less: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  each: (price: string) => `${price} each`,
  soldOut: 'Now sold out. Please remove it or choose another.',
  fewer: (left: number) => `Only ${left} left. Please choose fewer.`,
  surprise: 'Keep this a surprise',
  surpriseHint: 'Only you see it in your cart and orders.',
  surpriseOf: (name: string) => `Keep this a surprise: ${name}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  missing: (cents: number) => `Add ${dollars(cents)} more for free shipping.`,
  taxes: 'Taxes included',
  checkout: 'Checkout',
  signedOut: 'You’ll sign in first. Your cart stays as it is.',
} as const;

export const cartToasts = {
  added: (name: string, choice: string, isSurprise: boolean): ToastWords => ({
    title: 'Added to Cart',
    description: `${choice ? `${name} in ${choice}` : name}. ${isSurprise ? 'Only you see it.' : 'You can change that in your cart.'}`,
  }),
  full: {
    title: 'Quantity Limit',
    description: `You can order at most ${MAX_QUANTITY} of one item.`,
  },
  kept: {
    title: 'Saved on This Device',
    description: 'We couldn’t reach your cart. We’ll add this when you’re back online.',
  },
  refused: (reason: string | null): ToastWords => ({
    title: 'Not Added',
    description: reason ?? 'We couldn’t add something to your cart. Please try again.',
    variant: 'destructive',
  }),
  unchanged: (reason: string | null): ToastWords => ({
    title: 'Cart Not Changed',
    description: reason ?? 'We couldn’t reach your cart. Nothing was changed.',
    variant: 'destructive',
  }),
} as const satisfies Record<string, ToastWords | ((...words: never[]) => ToastWords)>;
