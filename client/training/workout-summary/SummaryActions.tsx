import { PenLine, Share2 } from 'lucide-react';
import { useState } from 'react';
import { MOODS } from '../../../contract/journal/journal.ts';
import type { Session } from '../../../contract/training/sessions.ts';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { EntryDialog } from '../../journal/EntryDialog.tsx';
import { MoodIcon } from '../../journal/MoodIcon.tsx';
import { moodNames } from '../../journal/moods.ts';
import { share } from '../../lib/share.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { summaryCopy as copy, summaryToasts as toasts } from './copy.ts';
import { useMood } from './use-mood.ts';

type SummaryActionsProps = {
  userId: string;
  workout: Session['workout'];
  minutes: number;
  streakDays: number;
};

/** Offers each member alone to keep or share the workout; nothing happens unasked. */
export function SummaryActions(props: SummaryActionsProps) {
  // Hide the journal while the app is locked.
  return useIsLocked() ? <ShareButton {...props} /> : <JournalLine {...props} />;
}

/** Asks how the workout felt, and offers a line in the journal. */
function JournalLine(props: SummaryActionsProps) {
  const { userId, workout, minutes } = props;
  const [isWriting, setIsWriting] = useState(false);
  const feeling = useMood(workout.title, copy.line(minutes));
  return (
    <>
      <fieldset className="rounded-card bg-sunk px-4 pt-3 pb-4 text-center sm:flat:px-1">
        <legend className="float-left w-full font-semibold">{copy.felt}</legend>
        <div className="clear-left grid grid-cols-4 gap-1 pt-2">
          {MOODS.map((mood) => (
            <button
              key={mood}
              type="button"
              aria-pressed={feeling.mood === mood}
              disabled={feeling.isPending}
              onClick={() => feeling.feel(mood)}
              className="grid min-h-16 place-content-center justify-items-center rounded-field text-xs font-semibold text-ink-soft transition hover:bg-raised aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card aria-pressed:inset-ring-1 aria-pressed:inset-ring-field-line"
            >
              <MoodIcon mood={mood} className="mb-1 size-8" />
              {moodNames[mood]}
            </button>
          ))}
        </div>
        <p className="mt-2 text-xs text-ink-soft">{copy.private}</p>
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="soft"
          className="px-2 whitespace-nowrap"
          onClick={() => setIsWriting(true)}
        >
          <PenLine aria-hidden="true" className="size-5 shrink-0" />
          {copy.write}
        </Button>
        <ShareButton {...props} />
      </div>
      {isWriting && (
        <EntryDialog
          userId={userId}
          entry={feeling.entry}
          suggestedTitle={workout.title}
          onClose={() => setIsWriting(false)}
        />
      )}
    </>
  );
}

function ShareButton({ workout, minutes, streakDays }: SummaryActionsProps) {
  async function shareWords() {
    const title = workout.category === 'bedroom' ? null : workout.title;
    const text = copy.shared(title, minutes, streakDays);
    const outcome = await share({ title: copy.shareTitle, text, file: null });
    if (outcome === 'copied') toast(toasts.copied);
    if (outcome === 'failed') toast(toasts.notShared);
  }
  return (
    <Button variant="ghost" className="w-full px-2" onClick={() => void shareWords()}>
      <Share2 aria-hidden="true" className="size-5 shrink-0" />
      {copy.share}
    </Button>
  );
}
