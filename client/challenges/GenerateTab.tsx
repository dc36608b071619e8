import { Fragment, useState } from 'react';
import { challenges } from '../../content/challenges.ts';
import type { ChallengeId } from '../../contract/challenges.ts';
import { StillLife } from '../ui/StillLife.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { ChallengePanel } from './ChallengePanel.tsx';
import { generateCopy as copy } from './copy.ts';
import { useTodaysChallenges } from './use-challenges.ts';

/** The five presets; what belongs to the picked one opens under it, or beside the list on a desk. */
export function GenerateTab() {
  const [picked, setPicked] = useState<ChallengeId | null>(null);
  const { data } = useTodaysChallenges();
  const isDone = (id: ChallengeId) => data?.done.includes(id) ?? false;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)] lg:items-start lg:gap-x-8">
      {challenges.map((challenge) => (
        <Fragment key={challenge.id}>
          <div className="lg:col-start-1">
            <ChallengeCard
              challenge={challenge}
              isSelected={challenge.id === picked}
              isDone={isDone(challenge.id)}
              onSelect={() => setPicked(challenge.id)}
            />
          </div>
          {challenge.id === picked && (
            <div className="mb-4 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:mb-0">
              <ChallengePanel challenge={challenge} isDone={isDone(challenge.id)} />
            </div>
          )}
        </Fragment>
      ))}
      {picked === null && (
        <div className="hidden overflow-hidden rounded-card border border-line/70 bg-raised shadow-card lg:sticky lg:top-8 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:block">
          <StillLife motif="pennants" className="h-64 w-full" />
          <div className="p-7">
            <h2 className="text-heading">{copy.pickTitle}</h2>
            <p className="mt-2 text-ink-soft">{copy.pick}</p>
          </div>
        </div>
      )}
    </div>
  );
}
