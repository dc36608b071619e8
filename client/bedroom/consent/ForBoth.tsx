import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { products } from '../../../content/products.ts';
import type { Matches } from '../../../contract/bedroom/consent.ts';
import type { Workout } from '../../../contract/workouts/workouts.ts';
import { minutesText } from '../../lib/amounts.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { textLinkClass } from '../../ui/button-class.ts';
import { Cover } from '../../ui/Cover.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { forBothCopy as copy } from './copy.ts';

/** Matches shown before the member opens the rest. */
const FIRST_SHOWN = 6;

type ForBothProps = { matches: Matches; workouts: readonly Workout[] };

/** Shows the matches of both. Looks the same whether the partner said no, maybe or nothing. */
export function ForBoth({ matches, workouts }: ForBothProps) {
  const heading = useId();
  const { hasAnswered, products: productIds } = matches;
  const byId = new Map(workouts.map((workout) => [workout.id, workout]));
  const found = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const [both, perhaps] = [found(matches.workouts), found(matches.perhaps)];
  const hasMatches = both.length + perhaps.length + productIds.length > 0;
  return (
    <section
      aria-labelledby={heading}
      className="mb-10 rounded-card border border-line/70 bg-raised p-5 shadow-card sm:p-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-heading">
          {copy.title}
        </h2>
        {hasAnswered && (
          <Link href={paths.yesMaybeNo()} className={`${textLinkClass} text-second`}>
            {copy.change}
          </Link>
        )}
      </div>
      {both.length > 0 && <WorkoutRows workouts={both} />}
      {perhaps.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{copy.perhaps}</h3>
          <p className="text-ink-soft">{copy.perhapsText}</p>
          <WorkoutRows workouts={perhaps} />
        </>
      )}
      {productIds.length > 0 && <FromTheStore ids={productIds} />}
      {!hasMatches && (
        <p className="mt-2 max-w-2xl text-ink-soft">{hasAnswered ? copy.nothing : copy.invite}</p>
      )}
      {!hasAnswered && (
        <LinkButton href={paths.yesMaybeNo()} className="mt-5">
          {copy.answer}
        </LinkButton>
      )}
    </section>
  );
}

function WorkoutRows({ workouts }: { workouts: readonly Workout[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? workouts : workouts.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ id, title, duration, imageUrl }) => (
          <li key={id}>
            <Link
              href={paths.workout(id)}
              className="flex h-full items-center gap-3 rounded-card border border-line p-2 pr-3 transition hover:bg-sunk"
            >
              <Cover
                imageUrl={imageUrl}
                motif="bedroom"
                className="h-14 w-20 shrink-0 rounded-field"
              />
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">{minutesText(duration)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < workouts.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          {copy.showAll(workouts.length)}
        </Button>
      )}
    </>
  );
}

function FromTheStore({ ids }: { ids: Matches['products'] }) {
  const names = products.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <p className="mt-5 text-ink-soft">
      {copy.store}:{' '}
      <Link href={paths.store()} className="font-semibold underline underline-offset-4">
        {names.join(', ')}
      </Link>
    </p>
  );
}
