import { Link } from 'wouter';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <MessagePage motif="cooldown">
      <PageHeading>404 Page Not Found</PageHeading>
      <p className="mt-3 mb-8 text-lead text-ink-soft">
        There is nothing at this address. It happens to the best of pairs.
      </p>
      <Link href={paths.home()} className={buttonClass()}>
        Go Home
      </Link>
    </MessagePage>
  );
}
