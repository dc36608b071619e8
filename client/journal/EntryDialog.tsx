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
import { toast } from '../ui/toast-store.ts';
import { dialogCopy as copy, journalToasts, moodNames } from './copy.ts';
import { draftName, draftOf, emptyDraft, readDraft, storeDraft } from './draft.ts';
import { type EntryDraft, useSaveEntry } from './use-journal.ts';

/** The count is shown when it begins to matter. */
const COUNT_FROM_CHARACTERS = CONTENT_MAX_CHARACTERS - 2_000;

type EntryDialogProps = { userId: string; entry: JournalEntry | null; onClose: () => void };

/** Writes a new entry, or changes one. Whatever is typed is kept until it is saved. */
export function EntryDialog({ userId, entry, onClose }: EntryDialogProps) {
  const name = draftName(userId, entry?.id ?? null);
  const [draft, setDraft] = useState(
    () => readDraft(name) ?? (entry ? draftOf(entry) : emptyDraft),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveEntry(entry?.id ?? null);

  function change(changes: Partial<EntryDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    setProblem(null);
    storeDraft(name, next);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const found = entryProblem(draft);
    setProblem(found);
    if (found) return;
    save.mutate(draft, {
      onSuccess() {
        dropDraft(name);
        toast(journalToasts.saved);
        onClose();
      },
      onError(error) {
        const reason = error instanceof ApiError ? error.reason : null;
        setProblem(`${reason ?? journalToasts.notSaved.description} ${copy.kept}`);
        toast({ ...journalToasts.notSaved, description: reason ?? copy.kept });
      },
    });
  }

  const count = characterCount(draft.content);
  const counted = `${count.toLocaleString('en')} of ${CONTENT_MAX_CHARACTERS.toLocaleString('en')} characters`;
  return (
    <SheetDialog title={entry ? copy.editTitle : copy.newTitle} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-5 space-y-5">
        <TextField
          label={copy.title}
          placeholder={copy.titlePlaceholder}
          value={draft.title}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label={copy.content}
          placeholder={copy.contentPlaceholder}
          value={draft.content}
          dir="auto"
          rows={7}
          required
          autoFocus
          error={problem}
          {...(count > COUNT_FROM_CHARACTERS && { hint: counted })}
          onChange={({ target }) => change({ content: target.value })}
        />
        <SelectField
          label={copy.mood}
          value={draft.mood}
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
