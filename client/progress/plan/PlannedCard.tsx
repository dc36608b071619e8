import { Check, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { useCouple } from '../../auth/use-couple.ts';
import { minutesText } from '../../lib/amounts.ts';
import { dayText, placeOf, timeText } from '../../lib/dates.ts';
import { WorkoutCover } from '../../training/sessions/WorkoutCover.tsx';
import { plannedCopy as copy } from './copy.ts';
import type { Drag } from './use-drag.ts';

type PlannedCardProps = {
  planned: PlannedWorkout;
  /** True if the day is over. */
  isOver: boolean;
  drag: Drag | null;
  onGrab: (event: PointerEvent) => void;
  onOpen: () => void;
};

/** One planned workout: a press opens its options, and dragging moves it to another day. */
export function PlannedCard({ planned, isOver, drag, onGrab, onOpen }: PlannedCardProps) {
  const { day, time, elsewhere, isDone, workout } = planned;
  const proposer = useProposer(planned);
  const outcome = isDone ? copy.done : isOver && copy.missed;
  const isNight = workout.category === 'bedroom';
  return (
    <div
      style={drag ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
      className={`relative flex overflow-hidden rounded-field border border-line/70 bg-raised text-ink select-none ${isNight ? 'night' : ''} ${drag ? 'pointer-events-none z-40 shadow-lift' : 'shadow-card'} ${isOver && !isDone ? 'opacity-80' : ''}`}
    >
      <button
        type="button"
        aria-label={copy.change(workout.title, dayText(day), time)}
        onClick={onOpen}
        onPointerDown={(event) => {
          // A finger on the card scrolls the page; the handle starts a drag.
          if (event.pointerType === 'mouse' && !isOver) onGrab(event);
        }}
        className="flex min-w-0 flex-1 items-center gap-3 p-2 text-left transition hover:bg-ink/4 md:flex-col md:items-stretch md:gap-2"
      >
        <WorkoutCover
          imageUrl={workout.imageUrl}
          motif={workout.category}
          className="pointer-events-none size-14 shrink-0 rounded-xl md:aspect-4/3 md:h-auto md:w-full"
        />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="flex items-center gap-1.5 font-semibold whitespace-nowrap tabular-nums md:max-lg:text-sm">
            {timeText(time)}
            {isDone && <Check aria-hidden="true" className="size-4 text-second" />}
          </span>
          <span className="block font-semibold break-words md:text-sm">{workout.title}</span>
          <span className="block text-sm text-ink-soft md:text-xs">
            {minutesText(workout.duration)}
            {(outcome || proposer) && (
              <>
                <span className="md:hidden"> · </span>
                <span className="md:block">{outcome || proposer}</span>
              </>
            )}
          </span>
          {elsewhere && (
            <span className="block text-sm text-ink-soft md:text-xs">
              {copy.elsewhere(elsewhere.time, placeOf(elsewhere.zone))}
            </span>
          )}
        </span>
      </button>
      {!isOver && (
        <span
          aria-hidden="true"
          data-handle={planned.id}
          onPointerDown={onGrab}
          className="grid w-11 shrink-0 cursor-grab touch-none place-items-center text-ink-soft md:absolute md:top-2.5 md:right-2.5 md:size-9 md:rounded-full md:bg-raised/85 pointer-fine:md:hidden"
        >
          <GripVertical className="size-5" />
        </span>
      )}
    </div>
  );
}

/** Names the member who proposed the workout; null once that member has left. */
function useProposer({ proposedBy }: PlannedWorkout): string | null {
  const { partnerName } = useCouple();
  if (proposedBy === 'partner') return copy.from(partnerName || copy.partner);
  return proposedBy === 'you' ? copy.fromYou : null;
}
