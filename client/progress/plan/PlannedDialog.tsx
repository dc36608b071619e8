import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Day } from '../../../contract/calendar.ts';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { useCouple } from '../../auth/use-couple.ts';
import { dayText, timeText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useTrainTogether } from '../../live/use-train-together.ts';
import { Button } from '../../ui/Button.tsx';
import { textLinkClass } from '../../ui/button-class.ts';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { plannedCopy as copy } from './copy.ts';
import { dueCopy } from './due-copy.ts';
import { useMove, useRemove } from './use-plan.ts';
import { type When, WhenFields } from './WhenFields.tsx';

type PlannedDialogProps = { planned: PlannedWorkout; today: Day; onClose: () => void };

/** Offers all actions on a planned workout, also without dragging. */
export function PlannedDialog({ planned, today, onClose }: PlannedDialogProps) {
  const { day, time, workout } = planned;
  const isOver = day < today;
  const [when, setWhen] = useState<When>({ day, time });
  const move = useMove();
  const remove = useRemove();
  const isMoved = when.day !== day || when.time !== time;
  return (
    <SheetDialog title={workout.title} onClose={onClose}>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
        {dayText(day)}, {timeText(time)}
        <Link href={paths.workout(workout.id)} className={`text-ink ${textLinkClass}`}>
          {copy.open}
        </Link>
      </p>
      {day === today && <TrainNow planned={planned} />}
      {!isOver && (
        <form
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (isMoved) move.mutate({ planned, ...when });
            onClose();
          }}
        >
          <WhenFields when={when} today={today} onChange={setWhen} />
          <Button type="submit" className="mt-4 w-full" disabled={!isMoved}>
            {copy.move}
          </Button>
        </form>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button
          variant="danger"
          onClick={() => {
            remove.mutate(planned);
            onClose();
          }}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          {copy.remove}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </SheetDialog>
  );
}

function TrainNow({ planned: { workout, time, isDone } }: { planned: PlannedWorkout }) {
  const { hasPartner } = useCouple();
  const { isOpening, trainTogether } = useTrainTogether(workout.id);
  if (!hasPartner || isDone) return null;
  return (
    <Button variant="soft" className="mt-4 w-full" isBusy={isOpening} onClick={trainTogether}>
      {dueCopy.trainTogether(time)}
    </Button>
  );
}
