import { productPicture } from '../../contract/product-pictures.ts';
import type { ProductId } from '../../contract/products.ts';

/** The picture of what a line holds. An old order may name what is no longer sold: it has none. */
export function linePicture(line: { productId: string; color: string | null }): string {
  return productPicture(line.productId as ProductId, line.color);
}
