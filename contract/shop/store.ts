import { endpoint } from '../endpoint.ts';
import { MAX_QUANTITY } from './cart-totals.ts';
import type { schemas } from './store.schemas.ts';

export type * from './store.schemas.ts';

type S = typeof schemas;

export const storeMessages = {
  item: 'Please choose one of the colors, sizes and variants we have.',
  quantity: `Please choose 1 to ${MAX_QUANTITY} pieces.`,
  key: 'Please send an id of your own making, so that nothing is done twice.',
} as const;

export const listProducts = endpoint<S['listProducts']>('GET', '/api/store/products');
export const getCart = endpoint<S['getCart']>('GET', '/api/cart');
export const addToCart = endpoint<S['addToCart']>('POST', '/api/cart/lines');
export const changeCartLine = endpoint<S['changeCartLine']>('PATCH', '/api/cart/lines/:id');
export const removeCartLine = endpoint<S['removeCartLine']>('DELETE', '/api/cart/lines/:id');
