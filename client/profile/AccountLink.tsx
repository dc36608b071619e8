import { ChevronRight, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { accountLinkCopy as copy } from './copy.ts';

/** The way from the profile to the account. */
export function AccountLink() {
  return (
    <Link
      href={paths.account()}
      className="flex items-center gap-4 rounded-card border border-line/70 bg-raised px-6 py-4 shadow-card transition hover:shadow-lift"
    >
      <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-second" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{copy.title}</span>
        <span className="block text-sm text-ink-soft">{copy.text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
