import { type ReactNode, useState } from 'react';
import {
  EVERY_CATEGORY,
  MAX_WEEKLY_WORKOUTS,
  type NewTargets,
  type WeeklyTargets,
} from '../../contract/progress/progress.ts';
import { dayText } from '../lib/dates.ts';
import { Button } from '../ui/Button.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { RadioChips } from '../ui/RadioChips.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { goalsDialogCopy as copy } from './copy.ts';
import { useChangeTargets } from './use-goals.ts';

const WHEN = [
  { value: 'this week', label: copy.thisWeek },
  { value: 'next week', label: copy.nextWeek },
] as const;

type GoalsDialogProps = { targets: WeeklyTargets; onClose: () => void };

/** Sets the couple's goals, for this week already or from the next on. */
export function GoalsDialog({ targets, onClose }: GoalsDialogProps) {
  const [draft, setDraft] = useState<NewTargets>({ ...targets.nextWeek, from: 'this week' });
  const change = useChangeTargets();
  const { workouts, categories, from } = draft;
  return (
    <SheetDialog title={copy.title} onClose={onClose}>
      <p className="mt-3 text-ink-soft">{copy.lead}</p>
      <form
        className="mt-5 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate(draft, { onSuccess: onClose });
        }}
      >
        <Row label={copy.workouts} hint={copy.workoutsHint}>
          <Stepper
            words={copy.workoutsStepper}
            value={workouts}
            max={MAX_WEEKLY_WORKOUTS}
            onChange={(value) => setDraft({ ...draft, workouts: value })}
          />
        </Row>
        <Row label={copy.categories} hint={copy.categoriesHint(categories)}>
          <Stepper
            words={copy.categoriesStepper}
            value={categories}
            max={EVERY_CATEGORY}
            onChange={(value) => setDraft({ ...draft, categories: value })}
          />
        </Row>
        <RadioChips
          label={copy.when}
          choices={WHEN}
          value={from}
          onChange={(value) => setDraft({ ...draft, from: value })}
        />
        <p aria-live="polite" className="text-sm text-ink-soft">
          {from === 'this week' ? copy.atOnce : copy.fromMonday(dayText(targets.nextMonday))}
        </p>
        <DialogButtons>
          <Button type="submit" isBusy={change.isPending}>
            {copy.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
        </DialogButtons>
      </form>
    </SheetDialog>
  );
}

type RowProps = { label: string; hint: string; children: ReactNode };

function Row({ label, hint, children }: RowProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </p>
      <span className="shrink-0">{children}</span>
    </div>
  );
}
