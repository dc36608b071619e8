import { productCopy as copy } from './copy.ts';

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const STARS = 5;
const FULL_WIDTH = 100;

type StarsProps = { rating: number; reviews: number };

/** Five stars, filled as far as they were given, and the same in words. */
export function Stars({ rating, reviews }: StarsProps) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <span className="sr-only">{copy.rating(rating, reviews)}</span>
      <span aria-hidden="true" className="relative inline-block h-4.5 w-22">
        <Row className="fill-line" />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{ width: `${(rating / STARS) * FULL_WIDTH}%` }}
        >
          <Row className="fill-(--art-sun)" />
        </span>
      </span>
      <span aria-hidden="true">
        <span className="font-semibold text-ink">{rating.toFixed(1)}</span> ({reviews})
      </span>
    </p>
  );
}

function Row({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 20" aria-hidden="true" className={`h-4.5 w-22 max-w-none ${className}`}>
      {Array.from({ length: STARS }, (_, at) => at * 20).map((x) => (
        <path key={x} d={STAR} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
