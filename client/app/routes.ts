import type { PagePattern } from '../../contract/pages.ts';
import type { SignInReason } from '../lib/paths.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** Who may see a page, and where the others go. */
export type Access =
  | { who: 'anyone' }
  /** For visitors; whoever is signed in goes home. */
  | { who: 'anonymous' }
  /** For couples; visitors go to the gate, which tells them why. */
  | { who: 'signed-in'; reason: SignInReason };

/** What stands around a page: nothing, or the navigation, by daylight or by night. */
type Frame = 'bare' | 'nav' | 'night';

export type PageRoute = { access: Access; frame: Frame; page: LazyPage };

const anyone: Access = { who: 'anyone' };
const anonymous: Access = { who: 'anonymous' };
const signedIn = (reason: SignInReason): Access => ({ who: 'signed-in', reason });

/** Every page but the front page, which is two: see FrontPage. */
export const routes: Readonly<Record<Exclude<PagePattern, '/'>, PageRoute>> = {
  '/login': {
    access: anonymous,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/LoginPage.tsx')).LoginPage),
  },
  '/signup': {
    access: anonymous,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/SignupPage.tsx')).SignupPage),
  },
  '/signin-required': {
    access: anonymous,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/SigninRequiredPage.tsx')).SigninRequiredPage),
  },
  '/forgot-password': {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  },
  '/choose-password': {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../auth/ChoosePasswordPage.tsx')).ChoosePasswordPage),
  },
  '/welcome': {
    access: anyone,
    frame: 'nav',
    page: lazyPage(async () => (await import('../home/WelcomePage.tsx')).WelcomePage),
  },
  '/progress': {
    access: signedIn('progress'),
    frame: 'nav',
    page: lazyPage(async () => (await import('../progress/ProgressPage.tsx')).ProgressPage),
  },
  '/journal': {
    access: signedIn('general'),
    frame: 'nav',
    page: lazyPage(async () => (await import('../journal/JournalPage.tsx')).JournalPage),
  },
  '/challenges': {
    access: signedIn('general'),
    frame: 'nav',
    page: lazyPage(async () => (await import('../challenges/ChallengesPage.tsx')).ChallengesPage),
  },
  '/profile': {
    access: signedIn('general'),
    frame: 'nav',
    page: lazyPage(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage),
  },
  '/account': {
    access: signedIn('general'),
    frame: 'nav',
    page: lazyPage(async () => (await import('../account/AccountPage.tsx')).AccountPage),
  },
  '/store': {
    access: anyone,
    frame: 'nav',
    page: lazyPage(async () => (await import('../store/StorePage.tsx')).StorePage),
  },
  '/checkout': {
    access: signedIn('general'),
    frame: 'nav',
    page: lazyPage(async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage),
  },
  '/orders': {
    access: signedIn('general'),
    frame: 'nav',
    page: lazyPage(async () => (await import('../orders/OrdersPage.tsx')).OrdersPage),
  },
  '/orders/:id': {
    access: signedIn('general'),
    frame: 'nav',
    page: lazyPage(async () => (await import('../orders/OrderPage.tsx')).OrderPage),
  },
  '/bedroom': {
    access: anyone,
    frame: 'night',
    page: lazyPage(async () => (await import('../premium/BedroomPage.tsx')).BedroomPage),
  },
  '/subscribe': {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../premium/SubscribePage.tsx')).SubscribePage),
  },
  '/workout/:id': {
    access: anyone,
    frame: 'nav',
    page: lazyPage(async () => (await import('../workouts/WorkoutPage.tsx')).WorkoutPage),
  },
  '/tour-demo': {
    access: anyone,
    frame: 'bare',
    page: lazyPage(async () => (await import('../tour/TourDemoPage.tsx')).TourDemoPage),
  },
  '/achievements-demo': {
    access: anyone,
    frame: 'bare',
    page: lazyPage(
      async () => (await import('../achievements/AchievementsDemoPage.tsx')).AchievementsDemoPage,
    ),
  },
};
