import { LogOut, Settings } from 'lucide-react';
import type { User } from '../../contract/auth.ts';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { serverPaths } from '../lib/paths.ts';
import { MembershipSection } from '../premium/MembershipSection.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { toast } from '../ui/toast-store.ts';
import { profileCopy as copy, settingsToast } from './copy.ts';
import { initials } from './initials.ts';

export function ProfilePage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  return user && <Profile user={user} />;
}

function Profile({ user }: { user: User }) {
  return (
    <Page width="medium">
      <header className="flex flex-col items-center text-center">
        <span
          aria-hidden="true"
          className="grid size-28 place-items-center rounded-full bg-linear-to-br from-apricot to-blush font-title text-4xl font-semibold shadow-card"
        >
          {initials(user)}
        </span>
        <PageHeading className="mt-5 text-title">
          {user.firstName} {user.lastName}
        </PageHeading>
        <p className="text-ink-soft">{user.email}</p>
      </header>
      <Card className="mt-8">
        <h2 className="text-heading">{copy.account}</h2>
        <dl className="mt-4 divide-y divide-line">
          <Row term={copy.email} value={user.email} />
          <Row term={copy.memberSince} value={monthAndYear(user.createdAt)} />
        </dl>
      </Card>
      <MembershipSection className="mt-6" />
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button variant="soft" onClick={() => toast(settingsToast)}>
          <Settings aria-hidden="true" className="size-5" />
          {copy.settings}
        </Button>
        <a href={serverPaths.logout} className={buttonClass('ghost')}>
          <LogOut aria-hidden="true" className="size-5" />
          {copy.signOut}
        </a>
      </div>
      <p className="mt-10 text-center text-sm text-ink-soft">{copy.version}</p>
    </Page>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 font-semibold break-words">{value}</dd>
    </div>
  );
}

function monthAndYear(isoTime: string): string {
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(
    new Date(isoTime),
  );
}
