import type { ForgivenDay } from '../../../contract/progress/streak.ts';
import type { Fullness } from './stats.ts';

/** Steps that the eye tells apart by size, since every dot has the same strong color. */
const sizes = {
  legend: ['', 'size-3', 'size-3.5', 'size-4.5', 'size-5'],
  year: ['size-[18%]', 'size-[34%]', 'size-[52%]', 'size-[70%]', 'size-[92%]'],
} as const;

/** A ring for a rest day, a dash for a day of a break. */
const bridges = {
  legend: { rest: 'size-3.5 rounded-full border-2', pause: 'h-0 w-3 border-t-3' },
  year: { rest: 'size-[52%] rounded-full border-2', pause: 'h-0 w-[60%] border-t-2' },
} as const;

type DotProps = {
  fullness: Fullness;
  forgivenBy?: ForgivenDay['by'] | undefined;
  of?: keyof typeof sizes;
};

/** Shows how full a day is, or why it was forgiven. Words stand beside the dot. */
export function Dot({ fullness, forgivenBy, of = 'legend' }: DotProps) {
  const color = fullness === 0 ? 'bg-ink/15' : 'bg-accent forced-colors:bg-[CanvasText]';
  const look =
    forgivenBy && fullness === 0
      ? `border-second ${bridges[of][forgivenBy]}`
      : `rounded-full ${color} ${sizes[of][fullness]}`;
  return <span aria-hidden="true" className={`block ${look}`} />;
}
