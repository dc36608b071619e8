import { productCopy as copy } from './copy.ts';

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const STARS = 5;
const WIDTH = 20;

type StarsProps = { rating: number; reviews: number };

/** Five stars, filled as far as they were given, and the same in words. */
export function Stars({ rating, reviews }: StarsProps) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <span className="sr-only">{copy.rating(rating, reviews)}</span>
      <svg viewBox={`0 0 ${STARS * WIDTH} ${WIDTH}`} aria-hidden="true" className="h-4.5 w-22">
        <Row className="fill-line" width={STARS * WIDTH} />
        <Row className="fill-(--art-sun)" width={rating * WIDTH} />
      </svg>
      <span aria-hidden="true">
        <span className="font-semibold text-ink">{rating.toFixed(1)}</span> ({reviews})
      </span>
    </p>
  );
}

/** All five, cut off at a width. */
function Row({ className, width }: { className: string; width: number }) {
  return (
    <svg width={width} height={WIDTH} aria-hidden="true" className={className}>
      {Array.from({ length: STARS }, (_, at) => at * WIDTH).map((x) => (
        <path key={x} d={STAR} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
