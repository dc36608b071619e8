import type { SignInReason } from '../lib/paths.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** Who may see a page, and where the others go. */
export type Access =
  | { who: 'anyone' }
  /** For visitors; whoever is signed in goes home. */
  | { who: 'anonymous' }
  /** For couples; visitors go to the gate, which tells them why. */
  | { who: 'signed-in'; reason: SignInReason };

export type PageRoute = { path: string; access: Access; hasNav: boolean; page: LazyPage };

const anyone: Access = { who: 'anyone' };
const anonymous: Access = { who: 'anonymous' };
const signedIn = (reason: SignInReason): Access => ({ who: 'signed-in', reason });

/** Every page but the front page, which is two: see FrontPage. */
export const routes: readonly PageRoute[] = [
  {
    path: '/login',
    access: anonymous,
    hasNav: false,
    page: lazyPage(async () => (await import('../auth/LoginPage.tsx')).LoginPage),
  },
  {
    path: '/signup',
    access: anonymous,
    hasNav: false,
    page: lazyPage(async () => (await import('../auth/SignupPage.tsx')).SignupPage),
  },
  {
    path: '/signin-required',
    access: anonymous,
    hasNav: false,
    page: lazyPage(async () => (await import('../auth/SigninRequiredPage.tsx')).SigninRequiredPage),
  },
  {
    path: '/forgot-password',
    access: anyone,
    hasNav: false,
    page: lazyPage(async () => (await import('../auth/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  },
  {
    path: '/choose-password',
    access: anyone,
    hasNav: false,
    page: lazyPage(async () => (await import('../auth/ChoosePasswordPage.tsx')).ChoosePasswordPage),
  },
  {
    path: '/welcome',
    access: anyone,
    hasNav: true,
    page: lazyPage(async () => (await import('../home/WelcomePage.tsx')).WelcomePage),
  },
  {
    path: '/progress',
    access: signedIn('progress'),
    hasNav: true,
    page: lazyPage(async () => (await import('../progress/ProgressPage.tsx')).ProgressPage),
  },
  {
    path: '/journal',
    access: signedIn('general'),
    hasNav: true,
    page: lazyPage(async () => (await import('../journal/JournalPage.tsx')).JournalPage),
  },
  {
    path: '/challenges',
    access: signedIn('general'),
    hasNav: true,
    page: lazyPage(async () => (await import('../challenges/ChallengesPage.tsx')).ChallengesPage),
  },
  {
    path: '/profile',
    access: signedIn('general'),
    hasNav: true,
    page: lazyPage(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage),
  },
  {
    path: '/store',
    access: anyone,
    hasNav: true,
    page: lazyPage(async () => (await import('../store/StorePage.tsx')).StorePage),
  },
  {
    path: '/bedroom',
    access: anyone,
    hasNav: true,
    page: lazyPage(async () => (await import('../premium/BedroomPage.tsx')).BedroomPage),
  },
  {
    path: '/subscribe',
    access: anyone,
    hasNav: false,
    page: lazyPage(async () => (await import('../premium/SubscribePage.tsx')).SubscribePage),
  },
  {
    path: '/workout/:id',
    access: anyone,
    hasNav: true,
    page: lazyPage(async () => (await import('../workouts/WorkoutPage.tsx')).WorkoutPage),
  },
  {
    path: '/tour-demo',
    access: anyone,
    hasNav: false,
    page: lazyPage(async () => (await import('../tour/TourDemoPage.tsx')).TourDemoPage),
  },
  {
    path: '/achievements-demo',
    access: anyone,
    hasNav: false,
    page: lazyPage(
      async () => (await import('../achievements/AchievementsDemoPage.tsx')).AchievementsDemoPage,
    ),
  },
];
