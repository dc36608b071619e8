import { PenLine } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { savedMinutes } from '../../../contract/training/calories.ts';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { EntryDialog } from '../../journal/EntryDialog.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { stoppedCopy as copy } from './copy.ts';

/** State of the choice whether the workout until red is saved, and who chooses. */
export type Saving = {
  /** True if each member chooses alone on their phone; on one phone, one choice stands for both. */
  isOnTwoPhones: boolean;
  status: 'not-saved' | 'wanted' | 'saving' | 'saved' | 'saved-later' | 'refused';
  /** Null when the workout is too short to save. */
  choose: ((isWanted: boolean) => void) | null;
};

type StoppedScreenProps = {
  userId: string;
  elapsedMs: number;
  saving: Saving;
  /** True while the other phone does not know of the stop yet. */
  isUnheard?: boolean;
};

/** Shows a quiet screen after red: no name, no reason, and nothing that must be pressed. */
export function StoppedScreen({ userId, elapsedMs, saving, isUnheard }: StoppedScreenProps) {
  usePageTitle(copy.title);
  const [, navigate] = useLocation();
  const isLocked = useIsLocked();
  const minutes = savedMinutes(elapsedMs / 1000);
  useQuietPage();
  return (
    <Page width="narrow" className="space-y-5">
      <header className="space-y-3">
        <PageHeading takesFocus className="text-title outline-none">
          {copy.title}
        </PageHeading>
        <p className="text-lead">{copy.lead}</p>
        {saving.isOnTwoPhones && (
          <p role="status" className="text-ink-soft">
            {isUnheard ? copy.offline : copy.bothPhones}
          </p>
        )}
        <p className="text-ink-soft">{copy.rest}</p>
      </header>
      {/* Hide writing while the app is locked: journal entries are behind the lock. */}
      {!isLocked && <WritingSection userId={userId} />}
      <SavingSection saving={saving} minutes={minutes} />
      <Button variant="ghost" className="w-full" onClick={() => navigate(paths.home())}>
        {copy.done}
      </Button>
    </Page>
  );
}

function WritingSection({ userId }: { userId: string }) {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <div>
      <Section title={copy.writeTitle} text={copy.writeLead}>
        <Button variant="soft" className="w-full" onClick={() => setIsWriting(true)}>
          <PenLine aria-hidden="true" className="size-5" />
          {copy.write}
        </Button>
      </Section>
      {isWriting && (
        <EntryDialog userId={userId} entry={null} isPrivate onClose={() => setIsWriting(false)} />
      )}
    </div>
  );
}

function SavingSection({ saving, minutes }: { saving: Saving; minutes: number }) {
  const { status, choose, isOnTwoPhones } = saving;
  if (status === 'saved') return <Section title={copy.savedTitle} text={copy.saved(minutes)} />;
  if (status === 'saved-later')
    return <Section title={copy.savedTitle} text={copy.savedLater(minutes)} />;
  if (status === 'refused') return <Section title={copy.saveTitle} text={copy.notSaved} />;
  if (!choose) return <Section title={copy.saveTitle} text={copy.tooShort} />;
  if (status === 'wanted') {
    return (
      <Section title={copy.saveTitle} text={copy.wanted}>
        <Button variant="soft" className="w-full" onClick={() => choose(false)}>
          {copy.unwant}
        </Button>
      </Section>
    );
  }
  const isBusy = status === 'saving';
  return (
    <Section
      title={copy.saveTitle}
      text={isOnTwoPhones ? copy.saveOnTwo(minutes) : copy.saveOnOne(minutes)}
    >
      <Button variant="soft" className="w-full" isBusy={isBusy} onClick={() => choose(true)}>
        {isBusy ? copy.saving : copy.save}
      </Button>
    </Section>
  );
}

type SectionProps = { title: string; text: string; children?: ReactNode };

function Section({ title, text, children }: SectionProps) {
  return (
    <section className="space-y-3 rounded-card border border-line bg-raised/70 p-5">
      <h2 className="text-heading">{title}</h2>
      <p role="status" className="text-ink-soft">
        {text}
      </p>
      {children}
    </section>
  );
}

/** Keeps questions and invitations of the partner off the page: nothing here asks for more. */
function useQuietPage(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.quiet = '';
    return () => {
      delete dataset.quiet;
    };
  }, []);
}
