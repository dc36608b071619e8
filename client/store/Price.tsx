import { dollars } from '../../contract/price.ts';
import type { Product } from '../../contract/products.ts';
import { productCopy as copy } from './copy.ts';

type PriceProps = Pick<Product, 'priceCents' | 'originalPriceCents'>;

export function Price({ priceCents, originalPriceCents }: PriceProps) {
  return (
    <p className="flex items-baseline gap-2 tabular-nums">
      <span className="sr-only">{copy.price} </span>
      <span className="font-title text-heading font-semibold">{dollars(priceCents)}</span>
      {originalPriceCents > priceCents && (
        <>
          <span className="sr-only">{copy.was} </span>
          <s className="text-ink-soft">{dollars(originalPriceCents)}</s>
        </>
      )}
    </p>
  );
}
