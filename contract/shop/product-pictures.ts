import { itemKey } from './products.ts';

/**
 * Where a product's picture is: in the colour that was chosen, or in its own. An old order may name
 * a product that is no longer sold, which has none.
 */
export function productPicture(id: string, color: string | null = null): string {
  const [, shade] = itemKey(id, { color, size: null, variant: null }).split('.');
  return color === null ? `/products/${id}.svg` : `/products/${id}.${shade}.svg`;
}
