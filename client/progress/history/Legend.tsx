import type { ForgivenDay } from '../../../contract/progress/streak.ts';
import { calendarCopy as copy } from './copy.ts';
import { Dot } from './Dot.tsx';

const STEPS = [1, 2, 3, 4] as const;
const FORGIVEN_BY = ['rest', 'pause'] as const;

/** Explains the sizes of the dots. Screen readers get the minutes of each day instead. */
export function Legend({ forgiven }: { forgiven: readonly ForgivenDay[] }) {
  const shown = FORGIVEN_BY.filter((by) => forgiven.some((day) => day.by === by));
  return (
    <ul
      aria-hidden="true"
      title={copy.legend}
      className="mt-4 flex flex-wrap items-center justify-center gap-x-5 gap-y-1.5 text-sm text-ink-soft"
    >
      {STEPS.map((fullness) => (
        <li key={fullness} className="flex items-center gap-2">
          <span className="grid size-5 place-items-center">
            <Dot fullness={fullness} />
          </span>
          {copy.fullness[fullness]}
        </li>
      ))}
      {shown.map((by) => (
        <li key={by} className="flex items-center gap-2">
          <span className="grid size-5 place-items-center">
            <Dot fullness={0} forgivenBy={by} />
          </span>
          {copy.forgiven[by]}
        </li>
      ))}
    </ul>
  );
}
