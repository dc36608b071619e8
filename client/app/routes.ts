import type { PageName } from '../../contract/pages.ts';
import type { SignInReason } from '../lib/paths.ts';
import type { NavEntry } from './BottomNav.tsx';
import { type LazyPage, lazyPage } from './lazy-page.ts';

export type Access =
  | { who: 'anyone' }
  /** Visitors only; members are sent home. */
  | { who: 'anonymous' }
  /** Couples only; visitors are sent to the sign-in page, which tells them why. */
  | { who: 'signed-in'; reason: SignInReason }
  /** Operators only, who are no couple: no part of the couples' app surrounds the page. */
  | { who: 'operator' };

/** Surroundings of a page: none, or the navigation in day or night colors, and its entry there. */
type Frame = { frame: 'bare' } | { frame: 'nav' | 'night'; entry: NavEntry };

export type PageRoute = Frame & {
  access: Access;
  page: LazyPage;
  /** The page shows nothing while a member's lock is closed. */
  isBehindLock?: true;
};

const anyone: Access = { who: 'anyone' };
const anonymous: Access = { who: 'anonymous' };
const signedIn = (reason: SignInReason): Access => ({ who: 'signed-in', reason });

/** Every page of the app. Visitors at the path of `home` see the landing page: see HomeOrLanding. */
export const routes: Readonly<Record<PageName, PageRoute>> = {
  home: {
    access: anyone,
    frame: 'nav',
    entry: 'home',
    page: lazyPage(async () => (await import('../home/HomePage.tsx')).HomePage),
  },
  login: {
    access: anonymous,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/LoginPage.tsx')).LoginPage),
  },
  signup: {
    access: anonymous,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/SignupPage.tsx')).SignupPage),
  },
  signinRequired: {
    access: anonymous,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/SigninRequiredPage.tsx')).SigninRequiredPage),
  },
  forgotPassword: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  },
  choosePassword: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/ChoosePasswordPage.tsx')).ChoosePasswordPage),
  },
  confirmEmail: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../account/ConfirmEmailPage.tsx')).ConfirmEmailPage),
  },
  keepEmail: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../account/KeepEmailPage.tsx')).KeepEmailPage),
  },
  unsubscribe: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(
      async () => (await import('../notifications/UnsubscribePage.tsx')).UnsubscribePage,
    ),
  },
  welcome: {
    access: anyone,
    frame: 'nav',
    entry: 'home',
    page: lazyPage(async () => (await import('../home/WelcomePage.tsx')).WelcomePage),
  },
  progress: {
    access: signedIn('progress'),
    frame: 'nav',
    entry: 'progress',
    page: lazyPage(async () => (await import('../progress/ProgressPage.tsx')).ProgressPage),
  },
  history: {
    access: signedIn('progress'),
    frame: 'nav',
    entry: 'progress',
    page: lazyPage(async () => (await import('../progress/history/HistoryPage.tsx')).HistoryPage),
  },
  journal: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'journal',
    isBehindLock: true,
    page: lazyPage(async () => (await import('../journal/JournalPage.tsx')).JournalPage),
  },
  challenges: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'challenges',
    page: lazyPage(
      async () => (await import('../progress/challenges/ChallengesPage.tsx')).ChallengesPage,
    ),
  },
  plan: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'plan',
    page: lazyPage(async () => (await import('../progress/plan/PlanPage.tsx')).PlanPage),
  },
  profile: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'profile',
    page: lazyPage(async () => (await import('../account/profile/ProfilePage.tsx')).ProfilePage),
  },
  account: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'profile',
    isBehindLock: true,
    page: lazyPage(async () => (await import('../account/AccountPage.tsx')).AccountPage),
  },
  accountSection: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'profile',
    isBehindLock: true,
    page: lazyPage(
      async () => (await import('../account/AccountSectionPage.tsx')).AccountSectionPage,
    ),
  },
  store: {
    access: anyone,
    frame: 'nav',
    entry: 'store',
    page: lazyPage(async () => (await import('../shop/StorePage.tsx')).StorePage),
  },
  checkout: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'store',
    isBehindLock: true,
    page: lazyPage(async () => (await import('../shop/checkout/CheckoutPage.tsx')).CheckoutPage),
  },
  orders: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'store',
    isBehindLock: true,
    page: lazyPage(async () => (await import('../shop/orders/OrdersPage.tsx')).OrdersPage),
  },
  order: {
    access: signedIn('general'),
    frame: 'nav',
    entry: 'store',
    isBehindLock: true,
    page: lazyPage(async () => (await import('../shop/orders/OrderPage.tsx')).OrderPage),
  },
  bedroom: {
    access: anyone,
    frame: 'night',
    entry: 'bedroom',
    isBehindLock: true,
    page: lazyPage(async () => (await import('../bedroom/BedroomPage.tsx')).BedroomPage),
  },
  yesMaybeNo: {
    access: signedIn('premium'),
    frame: 'night',
    entry: 'bedroom',
    isBehindLock: true,
    page: lazyPage(
      async () => (await import('../bedroom/consent/YesMaybeNoPage.tsx')).YesMaybeNoPage,
    ),
  },
  subscribe: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../shop/premium/SubscribePage.tsx')).SubscribePage),
  },
  workout: {
    access: anyone,
    frame: 'nav',
    entry: 'workouts',
    page: lazyPage(async () => (await import('../workouts/WorkoutPage.tsx')).WorkoutPage),
  },
  category: {
    access: anyone,
    frame: 'nav',
    entry: 'workouts',
    page: lazyPage(async () => (await import('../workouts/CategoryPage.tsx')).CategoryPage),
  },
  workouts: {
    access: anyone,
    frame: 'nav',
    entry: 'workouts',
    page: lazyPage(async () => (await import('../workouts/WorkoutsPage.tsx')).WorkoutsPage),
  },
  tourDemo: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../account/tour/TourDemoPage.tsx')).TourDemoPage),
  },
  achievementsDemo: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(
      async () =>
        (await import('../progress/achievements/AchievementsDemoPage.tsx')).AchievementsDemoPage,
    ),
  },
  privacy: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../legal/PrivacyPage.tsx')).PrivacyPage),
  },
  terms: {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../legal/TermsPage.tsx')).TermsPage),
  },
  desk: {
    access: { who: 'operator' },
    frame: 'bare',
    page: lazyPage(async () => (await import('../admin/DeskPage.tsx')).DeskPage),
  },
};
