import { Link } from 'wouter';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { subscribeCopy as copy } from './copy.ts';

export function SubscribePage() {
  usePageTitle(copy.title);
  return (
    <div className="night grid min-h-dvh place-items-center bg-linear-to-b from-blush to-paper text-ink">
      <Page width="narrow">
        <Card className="text-center">
          <PageHeading>{copy.title}</PageHeading>
          <p className="mt-4">
            <span className="font-title text-display">{copy.price}</span>
            <span className="text-lead text-ink-soft">{copy.per}</span>
          </p>
          <p className="mt-4 text-lead">{copy.lead}</p>
          <p className="mt-3 mb-8 text-ink-soft">{copy.soon}</p>
          <Link href={paths.bedroom()} className={buttonClass('ghost')}>
            {copy.back}
          </Link>
        </Card>
      </Page>
    </div>
  );
}
