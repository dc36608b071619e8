import { addDays, type Day } from '../../../contract/calendar.ts';
import { PLAN_DAYS_AHEAD } from '../../../contract/progress/plan.ts';
import { TextField } from '../../ui/TextField.tsx';
import { plannedCopy as copy } from './copy.ts';

export type When = { day: Day; time: string };

type WhenFieldsProps = { when: When; today: Day; onChange: (when: When) => void };

/** Day and time, in the pickers that every phone has. */
export function WhenFields({ when, today, onChange }: WhenFieldsProps) {
  return (
    <div className="grid gap-3 min-[22.5rem]:grid-cols-[3fr_2fr]">
      <TextField
        label={copy.day}
        type="date"
        required
        min={today}
        max={addDays(today, PLAN_DAYS_AHEAD)}
        value={when.day}
        onChange={({ target }) => onChange({ ...when, day: target.value })}
      />
      <TextField
        label={copy.time}
        type="time"
        required
        value={when.time}
        onChange={({ target }) => onChange({ ...when, time: target.value })}
      />
    </div>
  );
}
