import { itemKey, type ProductId } from './products.ts';

/** Where a product's picture is: in the colour that was chosen, or in its own. */
export function productPicture(id: ProductId, color: string | null = null): string {
  const [, shade] = itemKey(id, { color, size: null, variant: null }).split('.');
  return color === null ? `/products/${id}.svg` : `/products/${id}.${shade}.svg`;
}
