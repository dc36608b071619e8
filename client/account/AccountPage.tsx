import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { accountCopy as copy } from './copy.ts';
import { DevicesSection } from './DevicesSection.tsx';
import { DataSection, LeaveSection } from './LeaveSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useAccount } from './use-account.ts';

export function AccountPage() {
  usePageTitle(copy.title);
  return (
    <Page>
      <BackLink href={paths.profile()}>{copy.back}</BackLink>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 mb-8 max-w-2xl text-lead text-ink-soft">{copy.lead}</p>
      <Sections />
    </Page>
  );
}

function Sections() {
  const { isPending, data: account, refetch } = useAccount();
  if (isPending) {
    return (
      <div role="status" className="grid gap-6 lg:grid-cols-2">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  if (!account) {
    return (
      <Card role="alert">
        <h2 className="text-heading">{copy.failedTitle}</h2>
        <p className="mt-2 mb-5 text-ink-soft">{copy.failed}</p>
        <Button onClick={() => void refetch()}>{copy.retry}</Button>
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-6">
        <ProfileSection account={account} />
        <LookSection account={account} />
      </div>
      <div className="grid min-w-0 gap-6">
        <PasswordSection />
        <DevicesSection />
        <DataSection />
        <LeaveSection account={account} />
      </div>
    </div>
  );
}
