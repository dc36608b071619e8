import { usePasskeys } from '../auth/passkeys/use-passkeys.ts';
import { LegalLinks } from '../legal/LegalLinks.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AnswersSection } from './AnswersSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { accountCopy as copy } from './copy.ts';
import { DeviceSections } from './DeviceSections.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { DataSection, LeaveSection } from './LeaveSection.tsx';
import { LockSection } from './LockSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
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
      <LegalLinks className="mt-8 text-ink-soft" />
    </Page>
  );
}

function Sections() {
  const { isPending, data: account, refetch } = useAccount();
  // Wait for the passkeys too: several sections depend on how the member signs in, and would move.
  const passkeys = usePasskeys();
  if (isPending || passkeys.isPending)
    return (
      <Loading
        label={copy.loading}
        shapes={['h-96', 'h-96']}
        className="grid gap-6 lg:grid-cols-2"
      />
    );
  if (!account) {
    return <FailedState title={copy.failedTitle} hint={copy.failed} onRetry={refetch} />;
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-6">
        <ProfileSection account={account} />
        <ContactSection account={account} />
        <LookSection account={account} />
        <LockSection />
        <DeviceSections />
      </div>
      <div className="grid min-w-0 gap-6">
        <PasskeysSection />
        <PasswordSection />
        <DevicesSection />
        <AnswersSection />
        <DataSection />
        <LeaveSection account={account} />
      </div>
    </div>
  );
}
