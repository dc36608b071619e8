import { lazy, Suspense } from 'react';
import type { User } from '../../contract/auth.ts';
import { AchievementsSection } from '../achievements/AchievementsSection.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { MembershipSection } from '../premium/MembershipSection.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { WhenNear } from '../ui/WhenNear.tsx';
import { AccountLink } from './AccountLink.tsx';
import { AccountSection } from './AccountSection.tsx';
import { Avatar } from './Avatar.tsx';
import { profileCopy as copy } from './copy.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { PartnerSection } from './PartnerSection.tsx';
import { ProfileActions } from './ProfileActions.tsx';

const OrdersSection = lazy(async () => ({
  default: (await import('../orders/OrdersSection.tsx')).OrdersSection,
}));

const ordersToCome = <Skeleton className="h-44" />;

export function ProfilePage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  return user && <Profile user={user} />;
}

/** On a desk the couple stands at the left and what they have earned at the right. */
function Profile({ user }: { user: User }) {
  return (
    <Page>
      <div className="grid gap-6 grid-cols-1 xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] xl:items-start xl:gap-10">
        <div className="grid grid-cols-1 gap-6 xl:sticky xl:top-12">
          <ProfileHeader user={user} />
          <FiguresSection />
          <PartnerSection />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <AchievementsSection />
          <WhenNear placeholder={ordersToCome}>
            <Suspense fallback={ordersToCome}>
              <OrdersSection />
            </Suspense>
          </WhenNear>
          <MembershipSection />
          <AccountSection user={user} />
          <AccountLink />
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
      <Avatar person={user} className="size-28 text-4xl" />
      <PageHeading className="mt-5 text-title">
        {user.firstName} {user.lastName}
      </PageHeading>
      <p className="max-w-full break-words text-ink-soft">{user.email}</p>
    </header>
  );
}
