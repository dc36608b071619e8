import { usePageTitle } from '../../lib/page-title.ts';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AdultQuestion } from './AdultQuestion.tsx';

/** Replaces a bedroom workout until the member has confirmed that they are 18 or older. */
export function AdultGate({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <Page width="medium">
      <PageHeading className="mb-6 text-title">{title}</PageHeading>
      <AdultQuestion />
    </Page>
  );
}
