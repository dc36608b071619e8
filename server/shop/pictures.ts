import { products } from '../../content/products.ts';
import { productPicture } from '../../contract/shop/product-pictures.ts';
import { drawProduct } from '../../illustration/products/draw-product.ts';

export type Picture = { url: string; svg: string };

/** Draws one picture per product and one per color. */
export function drawPictures(): Picture[] {
  return products.flatMap(({ id, name, colors = [] }) => [
    { url: productPicture(id), svg: drawProduct(id, name) },
    ...colors.map((color) => ({
      url: productPicture(id, color.name),
      svg: drawProduct(id, name, color.hex),
    })),
  ]);
}
