import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import { challenges } from '../../../content/challenges.ts';
import type { ChallengeId } from '../../../contract/progress/challenges.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Cover } from '../../ui/Cover.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { ChallengePanel } from './ChallengePanel.tsx';
import { challengesCopy as copy, generateCopy } from './copy.ts';
import { LeaderboardTab } from './LeaderboardTab.tsx';
import { useWaitingChallenges } from './unsent-challenges.ts';
import { useChallengePicture } from './use-challenge-picture.ts';
import { useTodaysChallenges } from './use-challenges.ts';
import type { RunningDare } from './use-dare-timer.ts';

export function ChallengesPage() {
  usePageTitle(copy.title);
  const [running, setRunning] = useState<RunningDare>(null);
  return (
    <Page>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 mb-6 text-lead text-ink-soft">{copy.lead}</p>
      <Tabs
        label={copy.tabs}
        tabs={[
          {
            label: copy.generate,
            panel: <GenerateTab running={running} setRunning={setRunning} />,
          },
          { label: copy.leaderboard, panel: <LeaderboardTab /> },
        ]}
      />
    </Page>
  );
}

type GenerateTabProps = { running: RunningDare; setRunning: (running: RunningDare) => void };

/** The presets; the panel of the picked one opens under it, or beside the list on a wide screen. */
function GenerateTab({ running, setRunning }: GenerateTabProps) {
  const [picked, setPicked] = useState<ChallengeId | null>(running?.id ?? null);
  const { data } = useTodaysChallenges();
  const invitation = useChallengePicture('back-to-back');
  const waiting = useWaitingChallenges(useAuth().user?.id ?? '');
  const isWaiting = (id: ChallengeId) => waiting.includes(id);
  const isDone = (id: ChallengeId) => isWaiting(id) || (data?.done.includes(id) ?? false);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)] lg:items-start lg:gap-x-8">
      {challenges.map((challenge) => (
        <Fragment key={challenge.id}>
          <div className="lg:col-start-1">
            <ChallengeCard
              challenge={challenge}
              isSelected={challenge.id === picked}
              isDone={isDone(challenge.id)}
              isWaiting={isWaiting(challenge.id)}
              onSelect={() => {
                flushSync(() => setPicked(challenge.id));
                bringIntoView(document.getElementById('dare'));
              }}
            />
          </div>
          {challenge.id === picked && (
            <div className="mb-4 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:mb-0">
              <ChallengePanel
                challenge={challenge}
                isDone={isDone(challenge.id)}
                isWaiting={isWaiting(challenge.id)}
                running={running}
                setRunning={setRunning}
              />
            </div>
          )}
        </Fragment>
      ))}
      {picked === null && (
        <div className="hidden overflow-hidden rounded-card border border-line/70 bg-raised shadow-card lg:sticky lg:top-8 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:block">
          <Cover imageUrl={invitation} motif="pennants" className="aspect-4/3 w-full" />
          <div className="p-7">
            <h2 className="text-heading">{generateCopy.pickTitle}</h2>
            <p className="mt-2 text-ink-soft">{generateCopy.pick}</p>
          </div>
        </div>
      )}
    </div>
  );
}

/** Moves the focus to the opened panel, and scrolls to it where it opens below the screen. */
function bringIntoView(panel: HTMLElement | null) {
  panel?.focus({ preventScroll: true });
  const { top = 0 } = panel?.getBoundingClientRect() ?? {};
  if (top < 0 || top > innerHeight / 2) panel?.scrollIntoView();
}
