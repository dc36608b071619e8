import { Crown, Lock } from 'lucide-react';
import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { paths } from '../lib/paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Cover } from '../ui/Cover.tsx';
import { CARD_PICTURE, WorkoutCard } from '../workouts/WorkoutCard.tsx';
import { bedroomCopy as copy } from './copy.ts';

type BedroomCardProps = { workout: Workout; isLocked: boolean; isFirst: boolean };

export function BedroomCard({ workout, isLocked, isFirst }: BedroomCardProps) {
  const { title, imageUrl, outline } = workout;
  const cover = (
    <Cover
      imageUrl={imageUrl}
      motif="bedroom"
      loading={isFirst ? 'eager' : 'lazy'}
      className={CARD_PICTURE}
    />
  );
  if (!isLocked) return <WorkoutCard workout={workout} picture={cover} />;
  return (
    <WorkoutCard
      workout={workout}
      picture={
        <div className="relative w-full">
          {cover}
          <LockOverlay />
        </div>
      }
      mark={<PremiumBadge />}
    >
      {outline && <Outline steps={outline} />}
      <Button disabled variant="soft" className="w-full">
        <Lock aria-hidden="true" className="size-4" />
        {copy.required}
      </Button>
      {/* The link covers the whole card, its disabled button included. */}
      <Link
        href={paths.subscribe()}
        aria-label={copy.unlock(title)}
        className="absolute inset-0 rounded-card focus-visible:-outline-offset-3"
      />
    </WorkoutCard>
  );
}

export function PremiumBadge() {
  return (
    <Badge tone="accent" className="mt-2">
      <Crown aria-hidden="true" className="size-4" />
      {copy.premium}
    </Badge>
  );
}

/** Kept small: members who decide about premium should see the picture. */
function LockOverlay() {
  return (
    <span className="absolute right-1.5 bottom-1.5 grid size-9 place-items-center rounded-full bg-raised/90 text-accent shadow-lift sm:right-4 sm:bottom-4 sm:size-11">
      <Lock aria-hidden="true" className="size-5" />
    </span>
  );
}

/** Lies above the link that covers the card, so that the outline opens on its own. */
function Outline({ steps }: { steps: readonly string[] }) {
  return (
    <details className="relative z-10 mb-2 w-full">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-second underline underline-offset-4">
        {copy.holds(steps.length)}
      </summary>
      <ol className="mt-1 list-decimal space-y-1 pl-5 text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
