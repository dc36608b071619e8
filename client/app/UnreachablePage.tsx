import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Shown when the app cannot learn who is signed in: neither home nor the gate would be right. */
export function UnreachablePage({ retry }: { retry: () => void }) {
  usePageTitle('Not Connected');
  return (
    <MessagePage motif="sun">
      <PageHeading>We can’t reach the server</PageHeading>
      <p className="mt-3 mb-8 text-lead text-ink-soft">
        You may be offline. Please try again in a moment.
      </p>
      <Button onClick={retry}>Try Again</Button>
    </MessagePage>
  );
}
