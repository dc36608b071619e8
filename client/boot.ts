import { isAppShell, prepareAppShell } from './app/app-shell.ts';
import { onLinkIntent } from './app/link-intent.ts';
import { isVisitor } from './auth/login-hint.ts';
import { isSignOutPending } from './auth/pending-sign-out.ts';
import { clearMemberData } from './device/clear-member-data.ts';
import { loadPatiently } from './ui/load-patiently.ts';
import { whenIdle } from './ui/when-idle.ts';

prepareAppShell();

// Nobody is signed in: clear every member's data, and seal the words that they typed.
if (isVisitor() && !isAppShell()) void clearMemberData({});

if (isSignOutPending()) {
  void loadPatiently(() => import('./auth/sign-out-offline.ts')).then(({ retrySignOut }) =>
    retrySignOut(),
  );
}

const isPrerendered = document.documentElement.hasAttribute('data-prerendered');

/** Delay the app on a prerendered page, which can be read and left without the app. */
if (isPrerendered) {
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    const { startLanding } = await loadPatiently(() => import('./main-landing.tsx'));
    startLanding();
  };
  whenIdle(start);
  onLinkIntent(start);
} else {
  void import('./main.tsx').then(({ startApp }) => startApp());
  void import('./app/App.tsx');
}
