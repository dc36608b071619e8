import { lineCents } from '../../contract/cart-totals.ts';
import type { OrderLine } from '../../contract/orders.ts';
import { dollars } from '../../contract/price.ts';
import { choiceText } from '../../contract/products.ts';
import { linePicture } from './line-picture.ts';
import { ProductPicture } from './ProductPicture.tsx';

type OrderedLineProps = { line: OrderLine; pictureClass: string };

/** What one line of an order says: how many of what, and for how much. */
export function OrderedLine({ line, pictureClass }: OrderedLineProps) {
  return (
    <>
      <ProductPicture
        src={linePicture(line)}
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
