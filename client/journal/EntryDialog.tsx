import { useEffect, useEffectEvent, useState } from 'react';
import {
  CONTENT_MAX_CHARACTERS,
  entryProblem,
  type JournalEntry,
  MOODS,
} from '../../contract/journal/journal.ts';
import { characterCount } from '../../contract/text.ts';
import { dropDraft } from '../device/drafts.ts';
import { canKeepTyped } from '../device/word-keys.ts';
import { reasonOf } from '../lib/api-error.ts';
import { type Form, useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { dialogCopy as copy, journalToasts } from './copy.ts';
import { type EntryDraft, idInName, openDraft, storeDraft, takeDraft } from './draft.ts';
import { MoodIcon } from './MoodIcon.tsx';
import { moodNames } from './moods.ts';
import { isConflict, problemOf, useSaveEntry, whereItIs } from './use-journal.ts';

/** Shows the character count only near the limit. */
const COUNT_FROM_CHARACTERS = CONTENT_MAX_CHARACTERS - 2_000;

type EntryDialogProps = {
  userId: string;
  entry: JournalEntry | null;
  /** Unfinished entry to continue; else a waiting one that no other tab has open. */
  draft?: string | undefined;
  /** Title of a new entry, unless an unfinished one waits. */
  suggestedTitle?: string;
  /** Makes the entry private, even if an unfinished entry was to be shared. */
  isPrivate?: boolean;
  onClose: () => void;
};

/** Writes a new entry, or changes one. Keeps the typed words until they are saved. */
export function EntryDialog(props: EntryDialogProps) {
  const name = useTakenDraft(props);
  return name && <OpenDialog {...props} name={name} />;
}

/** Takes the draft that this form alone writes to; null until one is taken. */
function useTakenDraft({ userId, entry, draft, onClose }: EntryDialogProps): string | null {
  const [name, setName] = useState<string | null>(null);
  const take = useEffectEvent(() => takeDraft(userId, entry?.id ?? null, draft));
  const onTakenElsewhere = useEffectEvent(() => {
    toast(journalToasts.elsewhere);
    onClose();
  });
  useEffect(() => {
    let isGone = false;
    let release = () => {};
    void take().then((taken) => {
      if (taken && isGone) taken.release();
      if (isGone) return;
      if (!taken) return onTakenElsewhere();
      release = taken.release;
      setName(taken.name);
    });
    return () => {
      isGone = true;
      release();
    };
  }, []);
  return name;
}

function OpenDialog(props: EntryDialogProps & { name: string }) {
  const { userId, entry, name, suggestedTitle = '', isPrivate = false, onClose } = props;
  const [opened, setOpened] = useState(() => openDraft(name, entry, suggestedTitle));
  const { base, origin } = opened;
  const id = entry?.id ?? null;
  const [newId] = useState(() => idInName(name));
  const save = useSaveEntry({ userId, id, newId, draftName: name });
  const form = useForm({
    initial: isPrivate ? { ...opened.draft, isSharedWithPartner: false } : opened.draft,
    isBusy: save.isPending,
    onChange: keep,
    onSubmit: send,
  });

  function keep(draft: EntryDraft) {
    form.setErrors({});
    storeDraft(name, draft, base);
  }

  function discard() {
    dropDraft(name);
    form.setValues(base);
    form.setErrors({});
    setOpened({ draft: base, base, origin: 'fresh' });
  }

  function send(draft: EntryDraft) {
    const problem = entryProblem(draft);
    if (problem) return form.setErrors({ content: problem });
    save.mutate(
      // Replace the other version if the member saves again after reading of a conflict.
      { draft, base, mayReplace: isConflict(save.error) },
      {
        onSuccess: onClose,
        onError: (error) => form.setErrors({ content: failureText(error, id, name) }),
      },
    );
  }

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
      {!canKeepTyped(userId) && <p className="mt-4 text-ink-soft">{copy.notKept}</p>}
      <form {...form.props} className="mt-5 space-y-5">
        <EntryFields form={form} isSaving={save.isPending} />
        <DialogButtons>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? copy.saving : copy.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
        </DialogButtons>
      </form>
    </SheetDialog>
  );
}

function failureText(error: Error, id: string | null, draftName: string): string {
  if (isConflict(error)) return copy.conflict;
  const problem = problemOf(error, id) || (reasonOf(error) ?? journalToasts.notSaved.description);
  return `${problem} ${whereItIs(draftName)}`;
}

type EntryFieldsProps = { form: Form<EntryDraft>; isSaving: boolean };

/** Read-only while the entry is being saved: words typed then would be lost with the form. */
function EntryFields({ form, isSaving }: EntryFieldsProps) {
  const count = characterCount(form.values.content);
  const counted = `${count.toLocaleString('en')} of ${CONTENT_MAX_CHARACTERS.toLocaleString('en')} characters`;
  return (
    <>
      <TextField
        label={copy.title}
        placeholder={copy.titlePlaceholder}
        dir="auto"
        autoComplete="off"
        readOnly={isSaving}
        {...form.field('title')}
      />
      <TextArea
        label={copy.content}
        placeholder={copy.contentPlaceholder}
        dir="auto"
        rows={7}
        required
        readOnly={isSaving}
        data-autofocus
        hint={count > COUNT_FROM_CHARACTERS ? counted : undefined}
        {...form.field('content')}
      />
      <div className="flex items-end gap-3">
        <div className="grow">
          <SelectField label={copy.mood} disabled={isSaving} {...form.field('mood')}>
            <option value="">{copy.noMood}</option>
            {MOODS.map((mood) => (
              <option key={mood} value={mood}>
                {moodNames[mood]}
              </option>
            ))}
          </SelectField>
        </div>
        {form.values.mood && <MoodIcon mood={form.values.mood} className="mb-1.5 size-10" />}
      </div>
      <CheckboxField
        label={copy.share}
        hint={copy.shareHint}
        checked={form.values.isSharedWithPartner}
        disabled={isSaving}
        onChange={({ target }) => form.change({ isSharedWithPartner: target.checked })}
      />
    </>
  );
}
