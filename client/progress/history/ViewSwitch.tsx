import { Link } from 'wouter';
import { historyCopy as copy } from './copy.ts';

type ViewSwitchProps = { shown: 'month' | 'year'; month: string; year: string };

/** Leads to the same time as a month or as a year. */
export function ViewSwitch({ shown, month, year }: ViewSwitchProps) {
  return (
    <nav
      aria-label={copy.views}
      className="mb-5 grid w-full auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunk p-1.5 sm:inline-grid sm:w-auto"
    >
      {[
        { name: 'month', label: copy.month, href: month },
        { name: 'year', label: copy.year, href: year },
      ].map(({ name, label, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={name === shown ? 'page' : undefined}
          className="grid min-h-11 place-items-center rounded-full px-3 font-semibold text-ink-soft transition hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-card aria-[current]:inset-ring-1 aria-[current]:inset-ring-field-line sm:px-8"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
