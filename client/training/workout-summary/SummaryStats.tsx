import { closingCopy as copy } from './copy.ts';

type FiguresProps = {
  minutes: number;
  calories: number;
  streakDays: number;
  /** Null on one phone, where hearts need no sending. */
  hearts: number | null;
};

/** The workout in three or four numbers. */
export function Figures({ minutes, calories, streakDays, hearts }: FiguresProps) {
  const figures = [
    [minutes, copy.minutes(minutes)],
    [calories, copy.calories],
    [streakDays, copy.streak(streakDays)],
    ...(hearts === null ? [] : [[hearts, copy.hearts(hearts)]]),
  ] as const;
  return (
    <ul className="flex justify-around gap-2 text-center">
      {figures.map(([number, words]) => (
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
