import { Link, useParams } from 'wouter';
import type { AccountSection } from '../../contract/pages.ts';
import { usePasskeys } from '../auth/passkeys/use-passkeys.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { RemindersSection } from '../notifications/RemindersSection.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AnswersSection } from './AnswersSection.tsx';
import { accountRows } from './account-rows.ts';
import { DevicesSection } from './DevicesSection.tsx';
import { DiscreetSection } from './DiscreetSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { InstallSection } from './InstallSection.tsx';
import { DataSection, LeaveSection } from './LeaveSection.tsx';
import { LockSection } from './LockSection.tsx';
import { LookSection } from './LookSection.tsx';
import { accountCopy as copy } from './list-copy.ts';
import { OfflineSection } from './OfflineSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useAccount } from './use-account.ts';

/** Page of one row of the account. Wide screens show the rows beside it. */
export function AccountSectionPage() {
  const { section } = useParams<{ section: AccountSection }>();
  const title = copy.rows[section];
  usePageTitle(title);
  return (
    <Page className="max-xl:max-w-3xl">
      <BackLink href={paths.account()}>{copy.backHere}</BackLink>
      <div className="grid items-start gap-x-12 xl:grid-cols-[15rem_minmax(0,1fr)]">
        <PageHeading className="mb-6 text-title xl:col-start-2">{title}</PageHeading>
        <Rows current={section} />
        <div className="grid min-w-0 gap-6 xl:col-start-2">
          <Sections section={section} />
        </div>
      </div>
    </Page>
  );
}

function Rows({ current }: { current: AccountSection }) {
  return (
    <nav
      aria-label={copy.title}
      className="hidden xl:sticky xl:top-12 xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:block"
    >
      <ul className="grid gap-1">
        {accountRows.map(({ section, Icon }) => (
          <li key={section}>
            <Link
              href={paths.accountSection(section)}
              aria-current={section === current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 rounded-field px-4 font-semibold text-ink-soft transition hover:bg-sunk hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-card aria-[current]:inset-ring-1 aria-[current]:inset-ring-field-line"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {copy.rows[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ section }: { section: AccountSection }) {
  const { isPending, data: account, refetch } = useAccount();
  // Wait for the passkeys too: several sections depend on how the member signs in, and would move.
  const passkeys = usePasskeys();
  if (isPending || passkeys.isPending) {
    return <Loading label={copy.loading} shapes={['h-96']} />;
  }
  if (!account) {
    return <FailedState title={copy.failedTitle} hint={copy.failed} onRetry={refetch} />;
  }
  switch (section) {
    case 'you':
      return (
        <>
          <ProfileSection account={account} />
          <LookSection account={account} />
          <PhoneSection phone={account.phone} />
        </>
      );
    case 'notifications':
      return <RemindersSection />;
    case 'privacy':
      return (
        <>
          <LockSection />
          <DiscreetSection account={account} />
          <AnswersSection />
        </>
      );
    case 'sign-in':
      return (
        <>
          <DevicesSection />
          <InstallSection />
          <OfflineSection />
          <PasskeysSection />
          <EmailSection account={account} />
          <PasswordSection />
        </>
      );
    case 'data':
      return (
        <>
          <DataSection />
          <LeaveSection account={account} />
        </>
      );
  }
}
