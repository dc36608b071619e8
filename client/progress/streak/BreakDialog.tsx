import { addDays } from '../../../contract/calendar.ts';
import { PLANNED_AHEAD_DAYS, type Streak } from '../../../contract/progress/streak.ts';
import { reasonOf } from '../../lib/api-error.ts';
import { dayText } from '../../lib/dates.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { RadioChips } from '../../ui/RadioChips.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type BreakDraft, breakErrors, breakOf, lengthOf, newDraft } from './break-draft.ts';
import { breakCopy as copy } from './copy.ts';
import { useChangeBreak } from './use-streak.ts';

const BEGINNINGS = [
  { value: 'yesterday', label: copy.yesterday },
  { value: 'today', label: copy.today },
  { value: 'later', label: copy.later },
] as const;

type BreakDialogProps = { streak: Streak; onClose: () => void };

/** Begins a break, or changes or ends the current one. */
export function BreakDialog({ streak, onClose }: BreakDialogProps) {
  const { pause, today } = streak;
  const change = useChangeBreak();
  const form = useForm({ initial: newDraft(streak), isBusy: change.isPending, onSubmit: send });
  const wanted = breakOf(form.values, today);
  const isUnderWay = pause !== null && pause.firstDay <= today;

  function send(draft: BreakDraft) {
    const errors = breakErrors(breakOf(draft, today), streak);
    if (Object.keys(errors).length > 0) return form.showErrors(errors);
    change.mutate(breakOf(draft, today), { onSuccess: onClose, onError: showFailure });
  }

  function showFailure(error: Error) {
    form.showErrors({ lastDay: reasonOf(error) ?? copy.failed });
  }

  return (
    <SheetDialog title={pause ? copy.changeTitle : copy.title} onClose={onClose}>
      <p className="mt-3 text-ink-soft">{leadOf(streak)}</p>
      <form {...form.props} className="mt-5 space-y-5">
        {!pause && (
          <RadioChips
            label={copy.from}
            choices={BEGINNINGS}
            value={form.values.begins}
            onChange={(begins) => form.change({ begins })}
          />
        )}
        {form.values.begins === 'later' && !isUnderWay && (
          <TextField
            label={copy.firstDay}
            type="date"
            min={today}
            max={addDays(today, PLANNED_AHEAD_DAYS)}
            {...form.field('firstDay')}
          />
        )}
        <TextField
          label={copy.lastDay}
          type="date"
          min={wanted.firstDay}
          max={addDays(today, PLANNED_AHEAD_DAYS)}
          {...form.field('lastDay')}
        />
        <p aria-live="polite" className="text-sm text-ink-soft">
          {summaryOf(wanted, streak)}
        </p>
        <DialogButtons>
          <Button type="submit" isBusy={change.isPending}>
            {pause ? copy.save : copy.start}
          </Button>
          {pause && (
            <Button
              variant="soft"
              disabled={change.isPending}
              onClick={() => change.mutate(null, { onSuccess: onClose, onError: showFailure })}
            >
              {copy.end}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
        </DialogButtons>
      </form>
    </SheetDialog>
  );
}

function leadOf({ pause, today }: Streak): string {
  if (!pause) return copy.lead;
  const first = dayText(pause.firstDay);
  return pause.firstDay <= today ? copy.since(first) : copy.begins(first);
}

/** Says how long the break would be, and how many break days the year has left. */
function summaryOf(wanted: { firstDay: string; lastDay: string }, streak: Streak): string {
  const left = copy.left(streak.pauseDays.left);
  const isWhole = Object.keys(breakErrors(wanted, streak)).length === 0;
  return isWhole ? `${copy.length(lengthOf(wanted))} ${left}` : left;
}
