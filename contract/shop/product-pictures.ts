import { itemKey } from './products.ts';

/**
 * Address of a product's picture: in the chosen color, or in its own. No file exists for a product
 * in an old order that is no longer sold.
 */
export function productPicture(id: string, color: string | null = null): string {
  const [, shade] = itemKey(id, { color, size: null, variant: null }).split('.');
  return color === null ? `/products/${id}.svg` : `/products/${id}.${shade}.svg`;
}
