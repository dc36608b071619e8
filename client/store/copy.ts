import { MAX_QUANTITY } from '../../contract/cart-totals.ts';
import { dollars } from '../../contract/price.ts';
import type { ProductCategory, ProductTag } from '../../contract/products.ts';
import type { ToastWords } from '../ui/toast-store.ts';

export const storeCopy = {
  title: 'Store',
  lead: 'Chosen for two: to wear, to light, to unwrap.',
  search: 'Search the store',
  searchHint: 'Silk, candle, new...',
  aisles: 'Categories',
  all: 'All Items',
  shown: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  nothingTitle: 'Nothing by that name yet',
  nothing: (question: string) =>
    question === ''
      ? 'This shelf is empty just now. The others are not.'
      : `We looked for “${question}” in names, descriptions, categories and tags. Perhaps a shorter word finds it.`,
  showAll: 'Show All Items',
  loading: 'Loading the store...',
  failed: 'The shelves did not open',
  failedHint: 'Your cart is safe. Try again in a moment.',
  emptyTitle: 'The shelves are being filled',
  empty: 'Workout apparel, romantic things and a few for the bedroom only. Come back soon.',
} as const;

export const categoryNames: Readonly<Record<ProductCategory, string>> = {
  apparel: 'Workout Apparel',
  romantic: 'Romantic Items',
  bedroom: 'Bedroom Only',
};

export const tagNames: Readonly<Record<ProductTag, string>> = {
  bestseller: 'Bestseller',
  premium: 'Premium',
  new: 'New',
};

export const tagTones = { bestseller: 'accent', premium: 'second', new: 'yellow' } as const;

export const productCopy = {
  add: 'Add to Cart',
  addNamed: (name: string) => `Add to Cart: ${name}`,
  update: 'Update Cart',
  soldOut: 'Sold Out',
  soldOutChoice: 'Sold out in this choice. Another one may be there.',
  left: (count: number) => (count === 1 ? 'Only 1 left' : `Only ${count} left`),
  inStock: 'In stock',
  close: 'Close',
  price: 'Price',
  was: 'Before',
  rating: (rating: number, reviews: number) =>
    `Rated ${rating} out of 5 stars by ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`,
  reviews: (count: number) => `${count} reviews`,
  color: 'Colour',
  size: 'Size',
  variant: 'Variant',
  quantity: 'Quantity',
  fewer: 'One less',
  another: 'One more',
  colors: (shown: readonly string[], more: number) =>
    `Colours: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
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
  summary: (pieces: number) => (pieces === 1 ? '1 item' : `${pieces} items`),
  bar: 'Cart summary',
  loading: 'Loading your cart...',
  failed: 'Your cart did not open',
  failedHint: 'Nothing is lost. Try again in a moment.',
  behind: 'Some of this is on this device only. It joins your cart as soon as we are connected.',
  retry: 'Try Again',
  emptyTitle: 'Nothing in it yet',
  empty: 'Something to wear, to light or to unwrap?',
  browse: 'Browse the Store',
  close: 'Close the cart',
  quantityOf: (name: string) => `Quantity of ${name}`,
  less: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  most: `At most ${MAX_QUANTITY} of one kind`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  each: (price: string) => `${price} each`,
  soldOut: 'Sold out meanwhile. Please remove it, or choose another.',
  fewer: (left: number) => `Only ${left} left. Please take fewer.`,
  surprise: 'Keep this a surprise',
  surpriseHint: 'Only you see it, here and in your orders.',
  surpriseOf: (name: string) => `Keep this a surprise: ${name}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  missing: (cents: number) => `${dollars(cents)} more, and shipping is free.`,
  taxes: 'Taxes included',
  checkout: 'Checkout',
  signedOut: 'You sign in on the way. Your cart comes along.',
} as const;

export const cartToasts = {
  added: (name: string, choice: string): ToastWords => ({
    title: 'Added to Cart',
    description: choice ? `${name} in ${choice}. You can change that in your cart.` : name,
  }),
  full: {
    title: 'That Is All We Can Pack',
    description: `At most ${MAX_QUANTITY} of one kind fit into an order.`,
  },
  kept: {
    title: 'Kept on This Device',
    description: 'We could not reach your cart. What you added joins it as soon as we can.',
  },
  refused: (reason: string | null): ToastWords => ({
    title: 'Not Added',
    description: reason ?? 'Something could not be added to your cart. Please try again.',
    variant: 'destructive',
  }),
  unchanged: (reason: string | null): ToastWords => ({
    title: 'Cart Not Changed',
    description: reason ?? 'We could not reach your cart. It is as it was before.',
    variant: 'destructive',
  }),
} as const satisfies Record<string, ToastWords | ((...words: never[]) => ToastWords)>;
