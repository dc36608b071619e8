import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { LegalLinks } from '../legal/LegalLinks.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { accountRows } from './account-rows.ts';
import { accountCopy as copy } from './list-copy.ts';
import { useRowStates } from './use-row-states.ts';

export function AccountPage() {
  usePageTitle(copy.title);
  const states = useRowStates();
  return (
    <Page width="medium">
      <BackLink href={paths.profile()}>{copy.back}</BackLink>
      <PageHeading className="mb-6 text-title flat:mb-3">{copy.title}</PageHeading>
      <ul className="divide-y divide-line/70 overflow-hidden rounded-card border border-line/70 bg-raised shadow-card">
        {accountRows.map(({ section, Icon }) => (
          <li
            key={section}
            className="relative flex min-h-20 items-center gap-4 px-5 py-4 transition hover:bg-sunk sm:px-7 flat:min-h-13 flat:py-1"
          >
            <span className="grid size-11 shrink-0 flat:size-9 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div className="min-w-0 flex-1 flat:flex flat:items-baseline flat:justify-between flat:gap-4">
              {/* Stretch the link over the row, so that its name stays short. */}
              <Link
                href={paths.accountSection(section)}
                aria-describedby={`${section}-state`}
                className="font-semibold after:absolute after:inset-0"
              >
                {copy.rows[section]}
              </Link>
              <p id={`${section}-state`} className="text-sm break-words text-ink-soft">
                {states[section]}
              </p>
            </div>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </li>
        ))}
      </ul>
      <LegalLinks className="mt-6 text-ink-soft" />
    </Page>
  );
}
