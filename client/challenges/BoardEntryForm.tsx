import { type FormEvent, useState } from 'react';
import {
  BOARD_NAME_MAX_LENGTH,
  type BoardChoice,
  type BoardEntry,
} from '../../contract/challenges.ts';
import { ApiError } from '../lib/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { boardCopy as copy, challengeToasts as toasts } from './copy.ts';
import { useChangeBoardEntry } from './use-challenges.ts';

/** The couple's name on the board, and the switch that takes them off it. */
export function BoardEntryForm({ entry }: { entry: BoardEntry }) {
  const chosenName = entry.name === entry.defaultName ? '' : entry.name;
  const [name, setName] = useState(chosenName);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useChangeBoardEntry();

  function change(choice: BoardChoice) {
    setProblem(null);
    mutate(choice, {
      onSuccess: () => toast(toasts.entrySaved),
      onError: (error) => {
        setProblem(error instanceof ApiError && error.status < 500 ? error.reason : null);
        toast(toasts.entryFailed);
      },
    });
  }

  function saveName(event: FormEvent) {
    event.preventDefault();
    change({ name: name.trim() || null, isOnBoard: entry.isOnBoard });
  }

  return (
    <section
      aria-labelledby="board-entry"
      className="rounded-card border border-line/70 bg-raised p-6 shadow-card"
    >
      <h2 id="board-entry" className="text-heading">
        {copy.entryTitle}
      </h2>
      <form onSubmit={saveName} className="mt-4 grid gap-3">
        <TextField
          label={copy.nameLabel}
          hint={copy.nameHint(entry.defaultName)}
          error={problem}
          placeholder={entry.defaultName}
          value={name}
          maxLength={BOARD_NAME_MAX_LENGTH}
          onChange={(event) => setName(event.target.value)}
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
