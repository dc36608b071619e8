import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PlaceholderArt } from '../ui/PlaceholderArt.tsx';
import { workoutPageCopy as copy } from './copy.ts';

export function WorkoutNotFound() {
  usePageTitle(copy.notFound);
  return (
    <Page width="narrow" className="text-center">
      <PlaceholderArt motif="stretch" className="mx-auto mb-8 size-56 rounded-full" />
      <PageHeading>{copy.notFound}</PageHeading>
      <p className="mt-3 mb-8 text-lead text-ink-soft">{copy.notFoundLead}</p>
      <LinkButton href={paths.home()}>{copy.goHome}</LinkButton>
    </Page>
  );
}
