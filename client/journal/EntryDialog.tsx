import { type SubmitEvent, useState } from 'react';
import {
  CONTENT_MAX_CHARACTERS,
  entryProblem,
  type JournalEntry,
  MOODS,
  type Mood,
} from '../../contract/journal.ts';
import { characterCount } from '../../contract/text.ts';
import { ApiError } from '../lib/api-error.ts';
import { dropDraft } from '../lib/drafts.ts';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { dialogCopy as copy, journalToasts, moodNames } from './copy.ts';
import { draftName, type EntryDraft, openDraft, storeDraft } from './draft.ts';
import { isConflict, useSaveEntry } from './use-journal.ts';

/** The count is shown when it begins to matter. */
const COUNT_FROM_CHARACTERS = CONTENT_MAX_CHARACTERS - 2_000;

type EntryDialogProps = { userId: string; entry: JournalEntry | null; onClose: () => void };

/** Writes a new entry, or changes one. Whatever is typed is kept until it is saved. */
export function EntryDialog({ userId, entry, onClose }: EntryDialogProps) {
  const name = draftName(userId, entry?.id ?? null);
  const [opened] = useState(() => openDraft(name, entry));
  const { base } = opened;
  const [draft, setDraft] = useState(opened.draft);
  const [origin, setOrigin] = useState(opened.origin);
  const [mayReplace, setMayReplace] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveEntry(userId, entry?.id ?? null);

  function change(changes: Partial<EntryDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    setProblem(null);
    storeDraft(name, next, base);
  }

  function discard() {
    dropDraft(name);
    setDraft(base);
    setOrigin('fresh');
    setProblem(null);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const found = entryProblem(draft);
    setProblem(found);
    if (found) return;
    save.mutate(
      { draft, base, mayReplace },
      {
        onSuccess: onClose,
        onError(error) {
          const reason = error instanceof ApiError ? error.reason : null;
          setMayReplace(isConflict(error));
          setProblem(
            isConflict(error)
              ? copy.conflict
              : `${reason ?? journalToasts.notSaved.description} ${copy.kept}`,
          );
        },
      },
    );
  }

  const count = characterCount(draft.content);
  const counted = `${count.toLocaleString('en')} of ${CONTENT_MAX_CHARACTERS.toLocaleString('en')} characters`;
  return (
    <SheetDialog title={entry ? copy.editTitle : copy.newTitle} onClose={onClose}>
      {entry && origin !== 'fresh' && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunk px-4 py-3">
          <p className="min-w-0 flex-1 basis-52">{copy[origin]}</p>
          <Button variant="quiet" className="-mx-6" onClick={discard} disabled={save.isPending}>
            {copy.discard}
          </Button>
        </div>
      )}
      {/* What would be typed while it is on its way would be lost with the form. */}
      <form noValidate onSubmit={submit} className="mt-5 space-y-5">
        <TextField
          label={copy.title}
          placeholder={copy.titlePlaceholder}
          value={draft.title}
          dir="auto"
          autoComplete="off"
          readOnly={save.isPending}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label={copy.content}
          placeholder={copy.contentPlaceholder}
          value={draft.content}
          dir="auto"
          rows={7}
          required
          readOnly={save.isPending}
          autoFocus
          error={problem}
          {...(count > COUNT_FROM_CHARACTERS && { hint: counted })}
          onChange={({ target }) => change({ content: target.value })}
        />
        <SelectField
          label={copy.mood}
          value={draft.mood}
          disabled={save.isPending}
          onChange={({ target }) => change({ mood: target.value as Mood | '' })}
        >
          <option value="">{copy.noMood}</option>
          {MOODS.map((mood) => (
            <option key={mood} value={mood}>
              {moodNames[mood].emoji} {moodNames[mood].name}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label={copy.share}
          hint={copy.shareHint}
          checked={draft.isSharedWithPartner}
          disabled={save.isPending}
          onChange={({ target }) => change({ isSharedWithPartner: target.checked })}
        />
        <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? copy.saving : copy.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </SheetDialog>
  );
}
