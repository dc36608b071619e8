import { summaryCopy as copy } from './copy.ts';

type SummaryStatsProps = {
  minutes: number;
  calories: number;
  streakDays: number;
  /** Null on one phone, where no hearts are sent. */
  hearts: number | null;
};

/** Shows the workout in three or four numbers. */
export function SummaryStats({ minutes, calories, streakDays, hearts }: SummaryStatsProps) {
  const stats = [
    [minutes === 0 ? copy.lessThanOne : minutes, copy.minutes(minutes)],
    [calories, copy.calories],
    [streakDays, copy.streak(streakDays)],
    ...(hearts === null ? [] : [[hearts, copy.hearts(hearts)]]),
  ] as const;
  return (
    <ul className="flex justify-around gap-2 text-center">
      {stats.map(([number, words]) => (
        <li key={words} className="min-w-0 flex-1">
          <span className="block font-title text-[1.75rem] leading-tight tabular-nums">
            {number}
          </span>{' '}
          <span className="block text-xs leading-tight text-ink-soft">{words}</span>
        </li>
      ))}
    </ul>
  );
}
