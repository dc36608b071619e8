import type { Fullness } from './figures.ts';

/** In steps that the eye tells apart by their size: every dot has the one strong color. */
const sizes = {
  month: ['size-1', 'size-1.5', 'size-2.5', 'size-3.5', 'size-5'],
  year: ['size-[18%]', 'size-[34%]', 'size-[52%]', 'size-[70%]', 'size-[92%]'],
} as const;

type DotProps = { fullness: Fullness; of?: keyof typeof sizes };

/** How full a day is, to look at; its words stand beside it. */
export function Dot({ fullness, of = 'month' }: DotProps) {
  const color = fullness === 0 ? 'bg-ink/15' : 'bg-accent forced-colors:bg-[CanvasText]';
  return (
    <span aria-hidden="true" className={`block rounded-full ${color} ${sizes[of][fullness]}`} />
  );
}
