import type { Day } from '../../../contract/calendar.ts';
import { weekdayText } from '../../lib/dates.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { restCopy as copy } from './copy.ts';
import { useMarkRestDaysSeen } from './use-streak.ts';

type RestDayNoteProps = { unseen: Day[]; streakDays: number };

/** Says that a missed day was forgiven. Each partner sees the note until they dismiss it. */
export function RestDayNote({ unseen, streakDays }: RestDayNoteProps) {
  const markSeen = useMarkRestDaysSeen();
  return (
    <div className="mb-3 flex items-center gap-2 rounded-field bg-second-soft py-1 pr-1 pl-4">
      <p className="flex-1 py-1.5 text-sm leading-snug">
        {copy.seen(unseen.map(weekdayText), streakDays)}
      </p>
      <CloseButton label={copy.markSeen} onClose={() => markSeen.mutate(unseen)} />
    </div>
  );
}
