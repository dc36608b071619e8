import type { Drawing } from './InstallDrawing.tsx';
import type { InstallWay } from './install-prompt.ts';

type Step = { drawing: Drawing; text: string };

export const updateCopy = {
  ready: 'A new version is ready',
  load: 'Load It',
} as const;

export const installCopy = {
  offerTitle: 'Keep it where you train',
  lead: 'On your home screen it opens like any other app, with nothing of the browser around it, and also without a network.',
  discreet: 'In discreet mode it is called Planner there, with a neutral icon.',
  install: 'Install the App',
  installed: 'The app is installed on this device.',
  dismiss: 'Don’t Ask Again',
  steps: {
    ios: [
      { drawing: 'share', text: 'In Safari, press the share button.' },
      { drawing: 'add', text: 'Choose “Add to Home Screen”.' },
      { drawing: 'home-screen', text: 'Press “Add”. That is all.' },
    ],
    menu: [
      { drawing: 'menu', text: 'Open the menu of your browser.' },
      { drawing: 'add', text: 'Choose “Install” or “Add to Home screen”.' },
      { drawing: 'home-screen', text: 'Confirm. That is all.' },
    ],
  } satisfies Record<Extract<InstallWay, 'ios' | 'menu'>, readonly Step[]>,
} as const;
