import {
  BOARD_NAME_MAX_LENGTH,
  type BoardChoice,
  type BoardEntry,
} from '../../../contract/progress/challenges.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { boardCopy as copy } from './copy.ts';
import { useChangeBoardEntry } from './use-challenges.ts';

/** The couple's name on the board, and the switch that takes them off it. */
export function BoardEntryForm({ entry }: { entry: BoardEntry }) {
  const chosenName = entry.name === entry.defaultName ? '' : entry.name;
  const { mutate, isPending } = useChangeBoardEntry();
  const form = useForm({ initial: { name: chosenName }, isBusy: isPending, onSubmit: saveName });

  function change(choice: BoardChoice) {
    form.setErrors({});
    mutate(choice, {
      onError(error) {
        const isRefusal = error instanceof ApiError && error.status < 500;
        if (isRefusal && error.reason) form.setErrors({ name: error.reason });
      },
    });
  }

  function saveName({ name }: { name: string }) {
    change({ name: name.trim() || null, isOnBoard: entry.isOnBoard });
  }

  return (
    <section
      id="how-you-appear"
      aria-labelledby="board-entry"
      className="scroll-mt-6 rounded-card border border-line/70 bg-raised p-6 shadow-card"
    >
      <h2 id="board-entry" className="text-heading">
        {copy.entryTitle}
      </h2>
      <form {...form.props} className="mt-4 grid gap-3">
        <TextField
          label={copy.nameLabel}
          hint={copy.nameHint(entry.defaultName)}
          placeholder={entry.defaultName}
          maxLength={BOARD_NAME_MAX_LENGTH}
          {...form.field('name')}
        />
        <Button type="submit" variant="soft" disabled={isPending}>
          {isPending ? copy.saving : copy.saveName}
        </Button>
      </form>
      <Switch
        label={copy.onBoard}
        hint={copy.onBoardHint}
        checked={entry.isOnBoard}
        disabled={isPending}
        onChange={(event) => change({ name: chosenName || null, isOnBoard: event.target.checked })}
        className="mt-6 border-t border-line pt-5"
      />
    </section>
  );
}
