import { lineCents } from '../../contract/shop/cart-totals.ts';
import type { OrderLine } from '../../contract/shop/orders.ts';
import { dollars } from '../../contract/shop/price.ts';
import { productPicture } from '../../contract/shop/product-pictures.ts';
import { choiceText } from '../../contract/shop/products.ts';
import { ProductPicture } from './ProductPicture.tsx';

export function OrderedLine({ line, pictureClass }: { line: OrderLine; pictureClass: string }) {
  return (
    <>
      <ProductPicture
        src={productPicture(line.productId, line.color)}
        loading="eager"
        className={`shrink-0 rounded-xl ${pictureClass}`}
      />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">
          {line.quantity} × {line.name}
        </p>
        <p className="text-sm text-ink-soft">{choiceText(line)}</p>
      </div>
      <p className="tabular-nums">{dollars(lineCents(line))}</p>
    </>
  );
}
