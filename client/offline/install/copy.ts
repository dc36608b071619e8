import type { Drawing } from './InstallDrawing.tsx';
import type { InstallWay } from './install-prompt.ts';

type Step = { drawing: Drawing; text: string };

export const updateCopy = {
  ready: 'A new version is ready',
  load: 'Update',
} as const;

export const installCopy = {
  offerTitle: 'Keep it where you train',
  lead: 'On your home screen it opens like any other app: full screen, and even offline.',
  discreet: 'In discreet mode it’s called Planner there, with a neutral icon.',
  install: 'Install the App',
  installed: 'The app is installed on this device.',
  noWay:
    'This browser doesn’t install apps. Everything works here all the same. To install it, open this page on your phone, or in Chrome, Edge or Safari.',
  notNow: 'Not Now',
  dismiss: 'Don’t Ask Again',
  steps: {
    ios: [
      { drawing: 'share', text: 'In Safari, tap the share button.' },
      { drawing: 'add', text: 'Choose “Add to Home Screen”.' },
      { drawing: 'home-screen', text: 'Tap “Add” and you’re done.' },
    ],
    menu: [
      { drawing: 'menu', text: 'Open your browser’s menu.' },
      { drawing: 'add', text: 'Choose “Install” or “Add to Home screen”.' },
      { drawing: 'home-screen', text: 'Confirm and you’re done.' },
    ],
  } satisfies Record<Extract<InstallWay, 'ios' | 'menu'>, readonly Step[]>,
} as const;
