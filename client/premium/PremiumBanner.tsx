import { LockKeyhole } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { bannerCopy as copy } from './copy.ts';

/** What stands before the bedroom for whoever has no premium. */
export function PremiumBanner() {
  return (
    <section
      aria-labelledby="premium-required"
      className="mb-8 flex flex-col gap-5 rounded-card border border-accent/40 bg-accent-soft p-6 shadow-card sm:flex-row sm:items-center sm:p-8"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <LockKeyhole aria-hidden="true" className="size-6" />
      </span>
      <div className="flex-1">
        <h2 id="premium-required" className="text-heading">
          {copy.title}
        </h2>
        <p className="mt-1 text-ink-soft">{copy.text}</p>
      </div>
      <Link href={paths.subscribe()} className={buttonClass('primary', 'shrink-0')}>
        {copy.action}
      </Link>
    </section>
  );
}
