import { usePageTitle } from '../../lib/page-title.ts';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AdultQuestion } from './AdultQuestion.tsx';

/** Stands in for a bedroom workout until its reader has said that they are 18 or older. */
export function AdultGate({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <Page width="medium">
      <PageHeading className="mb-6 text-title">{title}</PageHeading>
      <AdultQuestion />
    </Page>
  );
}
