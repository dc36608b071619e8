import { Lock } from 'lucide-react';
import { Link } from 'wouter';
import { minutesText } from '../lib/amounts.ts';
import { paths } from '../lib/paths.ts';
import { partsOf } from '../lib/word-search.ts';
import { TwoPhonesLink } from '../live/TwoPhonesLink.tsx';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { WorkoutTraits } from '../training/sessions/WorkoutTraits.tsx';
import { Badge } from '../ui/Badge.tsx';
import { DifficultyBadge } from '../ui/DifficultyBadge.tsx';
import { TimeBadge } from '../ui/TimeBadge.tsx';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { findCopy as copy } from './find-copy.ts';
import type { FoundWorkout } from './find-workouts.ts';

type FoundCardProps = {
  found: FoundWorkout;
  asked: readonly string[];
  /** True for a card on the first screen, whose picture loads at once. */
  isFirst: boolean;
};

/** Shows one workout of many: smaller than in its category, and a link as a whole. */
export function SearchResultCard({ found: { workout, step }, asked, isFirst }: FoundCardProps) {
  const { id, title, description, duration, difficulty, category, imageUrl, locked } = workout;
  return (
    <article
      aria-labelledby={`found-${id}`}
      className="relative flex h-full gap-4 rounded-card border border-line/70 bg-raised p-3 shadow-card transition hover:shadow-lift sm:p-4"
    >
      <WorkoutCover
        imageUrl={imageUrl}
        motif={category}
        loading={isFirst ? 'eager' : 'lazy'}
        className="aspect-square w-24 shrink-0 self-start rounded-field sm:w-32"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <h2 id={`found-${id}`} className="pr-9 font-title text-lead leading-snug font-semibold">
          <Link
            href={paths.workout(id)}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent"
          >
            <Marked text={title} asked={asked} />
          </Link>
        </h2>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <TimeBadge>{minutesText(duration)}</TimeBadge>
          <DifficultyBadge difficulty={difficulty} />
          {locked && (
            <Badge tone="accent">
              <Lock aria-hidden="true" className="size-4" />
              {copy.premium}
            </Badge>
          )}
          <WorkoutTraits workout={workout} />
        </p>
        <p className="mt-1.5 line-clamp-2 text-sm text-ink-soft">
          {step ? (
            <>
              <span className="font-semibold">{copy.inStep(step.number)}</span>{' '}
              <Marked text={step.sentence} asked={asked} />
            </>
          ) : (
            <Marked text={description} asked={asked} />
          )}
        </p>
        {!locked && (
          // Keep the link at the foot of both cards in a row, and above the link that covers each
          // card.
          <div className="relative z-10 mt-auto pt-2.5">
            <TwoPhonesLink
              workoutId={id}
              describedBy={`found-${id}`}
              className="min-h-11! text-sm"
            />
          </div>
        )}
      </div>
      {!locked && (
        // Place the heart above the link that covers the card.
        <FavoriteButton workout={workout} className="absolute top-1.5 right-1.5 z-10 shadow-none" />
      )}
    </article>
  );
}

function Marked({ text, asked }: { text: string; asked: readonly string[] }) {
  return partsOf(text, asked).map(({ text: part, isAsked }, index) =>
    isAsked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <mark key={index} className="rounded-sm bg-accent-soft text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
