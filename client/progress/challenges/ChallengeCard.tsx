import { Check } from 'lucide-react';
import type { Challenge } from '../../../contract/progress/challenges.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
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
    <article
      aria-labelledby={`challenge-${id}`}
      className={`relative flex flex-wrap gap-4 rounded-card border-2 bg-raised p-4 shadow-card transition hover:-translate-y-0.5 hover:shadow-lift sm:gap-5 sm:p-5 ${isSelected ? 'border-accent' : 'border-transparent'}`}
    >
      {/* Put "Done today" under the picture, where nothing moves when the line appears. */}
      <span className="w-24 max-[22rem]:w-full shrink-0 text-center text-sm leading-snug font-semibold text-second sm:w-36">
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
      <div className="min-w-0 flex-[1_1_8rem]">
        <h2 id={`challenge-${id}`} className="text-heading">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{description}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <TimeBadge>{duration}</TimeBadge>
          <DifficultyBadge difficulty={difficulty} />
          <Badge tone="second">{category}</Badge>
        </p>
        {/* The button covers the whole card. */}
        <Button
          variant="soft"
          aria-pressed={isSelected}
          onClick={onSelect}
          className="mt-4 w-full after:absolute after:inset-0 after:rounded-card sm:w-auto"
        >
          {copy.take}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </article>
  );
}
