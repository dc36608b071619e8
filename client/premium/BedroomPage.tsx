import { Link } from 'wouter';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { bedroomCopy as copy } from './copy.ts';

/** It is always night here, whatever the theme. */
export function BedroomPage() {
  usePageTitle(copy.title);
  return (
    <div className="night min-h-dvh bg-linear-to-b from-blush to-paper text-ink">
      <Page>
        <PageHeading>{copy.title}</PageHeading>
        <p className="mt-2 mb-8 text-lead text-ink-soft">{copy.lead}</p>
        <EmptyState motif="bedroom" title={copy.emptyTitle}>
          <p className="text-ink-soft">{copy.empty}</p>
          <Link href={paths.workout('cooldown')} className={buttonClass()}>
            {copy.action}
          </Link>
        </EmptyState>
      </Page>
    </div>
  );
}
