import { Check } from 'lucide-react';
import type { Challenge } from '../../../contract/progress/challenges.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { DifficultyBadge } from '../../ui/DifficultyBadge.tsx';
import { TimeBadge } from '../../ui/TimeBadge.tsx';
import { generateCopy as copy } from './copy.ts';
import { useChallengePicture } from './use-challenge-picture.ts';

type ChallengeCardProps = {
  challenge: Challenge;
  isSelected: boolean;
  isDone: boolean;
  isWaiting: boolean;
  onSelect: () => void;
};

export function ChallengeCard(props: ChallengeCardProps) {
  const { challenge, isSelected, isDone, isWaiting, onSelect } = props;
  const { title, description, duration, difficulty, category, id } = challenge;
  const picture = useChallengePicture(id);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className="flex w-full gap-4 rounded-card border-2 border-transparent bg-raised p-4 text-left shadow-card transition hover:-translate-y-0.5 hover:shadow-lift aria-pressed:border-accent sm:gap-5 sm:p-5"
    >
      {/* Put "Done today" under the picture, where nothing moves when the line appears. */}
      <span className="w-24 shrink-0 text-center text-sm leading-snug font-semibold text-second sm:w-36">
        <Cover
          imageUrl={picture}
          motif="pennants"
          className="mb-2 aspect-4/3 w-full rounded-field"
        />
        {isDone && (
          <>
            <Check aria-hidden="true" className="mx-auto size-5" />
            {isWaiting ? copy.waiting : copy.doneToday}
          </>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-title text-heading font-semibold">{title}</span>
        <span className="mt-1 block text-ink-soft">{description}</span>
        <span className="mt-3 flex flex-wrap gap-2">
          <TimeBadge>{duration}</TimeBadge>
          <DifficultyBadge difficulty={difficulty} />
          <Badge tone="second">{category}</Badge>
        </span>
      </span>
    </button>
  );
}
