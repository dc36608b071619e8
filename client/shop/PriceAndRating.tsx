import { dollars } from '../../contract/shop/price.ts';
import type { Product } from '../../contract/shop/products.ts';
import { productCopy as copy } from './copy.ts';

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const STARS = 5;
const WIDTH = 20;

export function PriceAndRating({ product, className }: { product: Product; className: string }) {
  const { priceCents, originalPriceCents, rating, reviews } = product;
  return (
    <div className={`flex flex-wrap items-center justify-between gap-y-1 ${className}`}>
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
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <span className="sr-only">{copy.rating(rating, reviews)}</span>
        <svg viewBox={`0 0 ${STARS * WIDTH} ${WIDTH}`} aria-hidden="true" className="h-4.5 w-22">
          <Stars className="fill-line" width={STARS * WIDTH} />
          <Stars className="fill-(--art-sun)" width={rating * WIDTH} />
        </svg>
        <span aria-hidden="true">
          <span className="font-semibold text-ink">{rating.toFixed(1)}</span> ({reviews})
        </span>
      </p>
    </div>
  );
}

function Stars({ className, width }: { className: string; width: number }) {
  return (
    <svg width={width} height={WIDTH} aria-hidden="true" className={className}>
      {Array.from({ length: STARS }, (_, at) => at * WIDTH).map((x) => (
        <path key={x} d={STAR} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
