import { Lock } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { partsOf } from '../lib/word-search.ts';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { findCopy as copy } from './find-copy.ts';
import type { FoundWorkout } from './find-workouts.ts';
import { WorkoutLine } from './WorkoutLine.tsx';

type WorkoutRowProps = {
  found: FoundWorkout;
  asked: readonly string[];
  /** Level of the title, below the heading of its list. */
  Heading: 'h2' | 'h3';
  /** True for a row on the first screen, whose picture loads at once. */
  isFirst: boolean;
};

/** Shows one workout of many, in a row that is a link as a whole. */
export function WorkoutRow({ found: { workout, step }, asked, Heading, isFirst }: WorkoutRowProps) {
  const { id, title, description, category, imageUrl, locked } = workout;
  return (
    <article
      aria-labelledby={`found-${id}`}
      className="relative flex h-full min-h-22 items-center gap-3 py-1.5 lg:gap-4 lg:py-3"
    >
      <WorkoutCover
        imageUrl={imageUrl}
        motif={category}
        loading={isFirst ? 'eager' : 'lazy'}
        className="size-18 shrink-0 rounded-field lg:size-24"
      />
      <div className="min-w-0 flex-1 pr-11">
        <Heading
          id={`found-${id}`}
          className="font-title text-lead leading-tight font-semibold break-words"
        >
          <Link
            href={paths.workout(id)}
            className="after:absolute after:inset-0 after:rounded-field hover:text-accent focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent"
          >
            <Marked text={title} asked={asked} />
          </Link>
        </Heading>
        <WorkoutLine workout={workout}>
          {locked && (
            <span className="whitespace-nowrap">
              {' · '}
              <Lock aria-hidden="true" className="inline size-3.5 align-[-0.1em]" /> {copy.premium}
            </span>
          )}
        </WorkoutLine>
        {/* Narrow screens show the description only where it may hold what was asked for. */}
        <p
          className={`mt-1 line-clamp-2 text-sm text-ink-soft ${asked.length === 0 ? 'max-lg:hidden' : ''}`}
        >
          {step ? (
            <>
              <span className="font-semibold">{copy.inStep(step.number)}</span>{' '}
              <Marked text={step.sentence} asked={asked} />
            </>
          ) : (
            <Marked text={description} asked={asked} />
          )}
        </p>
      </div>
      {!locked && (
        // Place the heart above the link that covers the row.
        <FavoriteButton
          workout={workout}
          className="absolute inset-y-0 -right-2 z-10 my-auto bg-transparent! shadow-none"
        />
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
