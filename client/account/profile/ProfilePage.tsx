import { ChevronRight, LogOut, Settings } from 'lucide-react';
import { Link } from 'wouter';
import type { User } from '../../../contract/auth/auth.ts';
import { SignOutLink } from '../../auth/SignOutLink.tsx';
import { useAuth } from '../../auth/use-auth.ts';
import { monthOfMoment } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { AchievementsSection } from '../../progress/achievements/AchievementsSection.tsx';
import { OrdersSection } from '../../shop/orders/OrdersSection.tsx';
import { MembershipSection } from '../../shop/premium/MembershipSection.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/Card.tsx';
import { FactRow } from '../../ui/FactRow.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { WhenInView } from '../../ui/WhenInView.tsx';
import { profileCopy as copy, settingsToast } from './copy.ts';
import { InviteButton } from './InviteButton.tsx';
import { initials } from './initials.ts';
import { PartnerSection } from './PartnerSection.tsx';
import { StatsSection } from './StatsSection.tsx';
import { usePartner } from './use-partner.ts';

export function ProfilePage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  return user && <Profile user={user} />;
}

function Profile({ user }: { user: User }) {
  // Wait for the partner: one who has not joined takes more room, and would push down the rest.
  const isPending = usePartner().status === 'pending';
  return (
    <Page>
      <div className="grid gap-6 grid-cols-1 xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] xl:items-start xl:gap-10">
        <div className="grid grid-cols-1 gap-6 xl:sticky xl:top-12">
          <ProfileHeader user={user} />
          <StatsSection />
          <PartnerSection />
        </div>
        <div className={isPending ? 'hidden' : 'grid grid-cols-1 gap-6'}>
          <AchievementsSection />
          <WhenInView placeholder={<Skeleton className="h-44" />}>
            <OrdersSection />
          </WhenInView>
          <MembershipSection />
          <Card>
            <h2 className="text-heading">{copy.account}</h2>
            <dl className="mt-2 divide-y divide-line">
              <FactRow term={copy.email} value={user.email} />
              <FactRow term={copy.memberSince} value={monthOfMoment(user.createdAt)} />
            </dl>
          </Card>
          <SettingsLink />
          <ProfileActions />
          <p className="text-center text-sm text-ink-soft">{copy.version}</p>
        </div>
      </div>
    </Page>
  );
}

function ProfileHeader({ user }: { user: User }) {
  return (
    <header className="flex flex-col items-center text-center">
      <Link href={paths.accountSection('you')} className="rounded-full">
        <Avatar src={user.profileImageUrl} className="size-28 text-4xl">
          {initials(user)}
        </Avatar>
        <span className="sr-only">{copy.changePicture}</span>
      </Link>
      <PageHeading className="mt-5 text-title">
        {user.firstName} {user.lastName}
      </PageHeading>
      <p className="max-w-full break-words text-ink-soft">{user.email}</p>
    </header>
  );
}

let isToastShown = false;

/** Leads to the account. The toast of the specification is shown once a visit, not each time. */
function SettingsLink() {
  const tell = () => {
    if (!isToastShown) toast(settingsToast);
    isToastShown = true;
  };
  return (
    <Link
      href={paths.account()}
      onClick={tell}
      className="flex items-center gap-4 rounded-card border border-line/70 bg-raised px-6 py-4 shadow-card transition hover:shadow-lift"
    >
      <Settings aria-hidden="true" className="size-6 shrink-0 text-second" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{copy.settings}</span>
        <span className="block text-sm text-ink-soft">{copy.settingsText}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

function ProfileActions() {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:*:grow">
      <InviteButton />
      <SignOutLink className={buttonClass('ghost')}>
        <LogOut aria-hidden="true" className="size-5" />
        {copy.signOut}
      </SignOutLink>
    </div>
  );
}
