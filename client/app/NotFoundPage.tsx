import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <MessagePage motif="cooldown">
      <PageHeading>404 Page Not Found</PageHeading>
      <p className="mt-3 mb-8 text-lead text-ink-soft">
        There is nothing at this address. Check the link, or go home.
      </p>
      <LinkButton href={paths.home()}>Go Home</LinkButton>
    </MessagePage>
  );
}
