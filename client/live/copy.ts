import type { ToastWords } from '../ui/toast-store.ts';

export const liveCopy = {
  together: 'Work out together',
  togetherLead: 'Each of you with your own phone, in step with each other.',
  opening: 'Opening...',
  room: 'Your room for two',
  returning: 'Coming back to your room...',
  startedBy: (name: string, title: string) => `${name} started ${title}`,
  yours: (title: string) => `${title} is still open for you two`,
  join: 'Join',
  goBack: 'Go Back',
  notNow: 'Not now',
  invitation: 'Workout together',
  you: 'You',
  left: 'Left in the picture',
  right: 'Right in the picture',
  swap: 'Swap sides',
  here: 'Here',
  ready: 'Ready',
  notHere: 'Not here yet',
  away: 'Out of reach',
  steppedOut: 'Stepped out',
  readyButton: 'Ready',
  notReadyButton: 'Not ready yet',
  startAlone: 'Start without waiting',
  lobbyAlone: (name: string) =>
    `${name} sees an invitation on every page. You can also start, and ${name} joins in the middle.`,
  lobbyAway: (name: string) =>
    `${name}'s phone is out of reach. You can also start, and ${name} joins in the middle.`,
  lobbyForOne: 'For now this room is yours alone. Start whenever you like.',
  lobbyBoth: 'Press Ready, both of you. Three, two, one, and you start together.',
  waiting: (name: string) => `Waiting for ${name}...`,
  waitingForYou: (name: string) => `${name} is ready. You too?`,
  pausedBy: (name: string) => `${name} paused. Take your time.`,
  lost: 'You are alone for now. Go on: you come back into step by yourselves.',
  partnerLost: (name: string) =>
    `${name}'s phone is out of reach. It comes back into step by itself.`,
  partnerOut: (name: string) => `${name} stepped out. You can go on, or wait.`,
  heart: (name: string) => `Send ${name} a heart`,
  heartCame: (name: string) => `${name} sent you a heart`,
  leave: 'Leave the room',
} as const;

export const liveToasts = {
  notOpened: {
    title: 'Not Open Yet',
    description: 'We could not reach the server. Please try again in a moment.',
    variant: 'destructive',
  },
  busy: { title: 'One at a Time' },
  over: { title: 'Too Late', description: 'That room has closed. Open a new one together.' },
} as const satisfies Record<string, ToastWords>;
