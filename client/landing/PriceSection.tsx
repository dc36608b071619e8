import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { priceCopy as copy } from './copy.ts';

export function PriceSection() {
  return (
    <section
      aria-labelledby="price"
      className="mx-auto max-w-7xl px-5 pb-16 sm:px-8 lg:px-12 lg:pb-24"
    >
      <h2 id="price" className="text-title">
        {copy.heading}
      </h2>
      <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        <div className="flex flex-col rounded-stage border border-line bg-raised p-8 shadow-card lg:p-12">
          <Plan {...copy.free} />
          <LinkButton href={paths.signup()} className="mt-8 self-start">
            {copy.free.action}
          </LinkButton>
        </div>
        <div className="night relative flex flex-col overflow-hidden rounded-stage bg-linear-to-br from-blush to-paper p-8 text-ink shadow-lift lg:p-12">
          <Plan {...copy.premium} />
          <LinkButton href={paths.bedroom()} className="mt-8 self-start">
            {copy.premium.action}
          </LinkButton>
          <p className="mt-3 text-ink-soft">{copy.premium.note}</p>
        </div>
      </div>
    </section>
  );
}

type PlanProps = { name: string; price: string; per: string; points: readonly string[] };

function Plan({ name, price, per, points }: PlanProps) {
  return (
    <>
      <h3 className="text-heading">{name}</h3>
      <p className="mt-3">
        <span className="font-title text-display">{price}</span>
        <span className="text-lead text-ink-soft">{per.startsWith('/') ? per : ` ${per}`}</span>
      </p>
      <ul className="mt-6 space-y-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className="mt-1 size-5 shrink-0 text-accent"
            >
              <path
                d="m4 10.5 4 4 8-9"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
