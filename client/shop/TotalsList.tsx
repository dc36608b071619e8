import { missingForFreeShipping, type Totals } from '../../contract/shop/cart-totals.ts';
import { dollars } from '../../contract/shop/price.ts';
import { cartCopy as copy } from './copy.ts';

export function TotalsList({ totals, isOrdered = false }: { totals: Totals; isOrdered?: boolean }) {
  const missing = isOrdered ? 0 : missingForFreeShipping(totals);
  return (
    <>
      <dl className="space-y-1 tabular-nums">
        <Row term={copy.subtotal} value={dollars(totals.subtotalCents)} />
        <Row
          term={copy.shipping}
          value={totals.shippingCents === 0 ? copy.free : dollars(totals.shippingCents)}
        />
        <div className="flex items-baseline justify-between pt-1">
          <dt className="font-semibold">
            {copy.total} <span className="text-sm font-normal text-ink-soft">{copy.taxes}</span>
          </dt>
          <dd className="font-title text-heading font-semibold">{dollars(totals.totalCents)}</dd>
        </div>
      </dl>
      {missing > 0 && <p className="mt-1 text-sm text-second">{copy.missing(missing)}</p>}
    </>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between text-ink-soft">
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
