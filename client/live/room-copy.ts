import type { ToastWords } from '../ui/toast-store.ts';

export const endedToast: ToastWords = {
  title: 'Workout Ended',
  description: 'It ended on both phones. Nothing was saved this time.',
};

/** The words of a room. */
export const roomCopy = {
  you: 'You',
  left: 'On the left',
  right: 'On the right',
  swap: 'Swap sides',
  here: 'Here',
  ready: 'Ready',
  notHere: 'Not here yet',
  away: 'Offline',
  steppedOut: 'Stepped out',
  readyButton: 'Ready',
  notReadyButton: 'Not ready yet',
  startAlone: 'Start without waiting',
  undo: 'Undo',
  lobbyAlone: (name: string) =>
    `${name} will find an invitation on every page of the app. You can start, and ${name} can join later.`,
  lobbyAway: (name: string) =>
    `${name}'s phone is offline. You can start, and ${name} can join later.`,
  lobbyForOne: 'You’re the only one in this room for now. Start whenever you like.',
  lobbyBoth: 'When you’re both ready, each tap Ready. Three, two, one, and you start together.',
  bothHere: 'You’re both here.',
  waiting: (name: string) => `Waiting for ${name}...`,
  waitingForYou: (name: string) => `${name} is ready. You too?`,
  pausedBy: (name: string) => `${name} paused. Take your time.`,
  lost: 'You’re offline. Keep going: your phones will sync when you’re back online.',
  partnerLost: (name: string) => `${name}'s phone is offline. It will sync again on its own.`,
  partnerOut: (name: string) => `${name} stepped out. You can keep going, or wait.`,
  heart: (name: string) => `Send ${name} a heart`,
  heartCame: (name: string) => `${name} sent you a heart`,
  leave: 'Leave the room',
} as const;

/** Words that replace or extend the room's words in a bedroom room. */
export const bedroomCopy = {
  in: 'I’m In',
  notIn: 'Change My Mind',
  unseen: 'Only you see what you tap here.',
  youAreIn: 'You’re in. It starts when you both are.',
  lobbyBoth:
    'If you feel like it, tap I’m In, each on your own phone. Neither phone says anything until you both have.',
  lobbyAlone: (name: string) =>
    `${name} will find an invitation on every page of the app. There’s no hurry, and no is a fine answer.`,
  lobbyAway: (name: string) => `${name}'s phone is offline. You can wait, or come back later.`,
  lobbyForOne: 'This room is for two. On your own, you can continue on one phone.',
  lost: 'You’re offline, so this is paused. Stop still works on this phone right away.',
  partnerLost: (name: string) =>
    `${name}'s phone is offline, so this is paused. Make sure you’re both okay.`,
  partnerOut: (name: string) => `${name} stepped out, so this is paused. There’s no hurry.`,
} as const;

/** Words for seeing each other: the question and its answers. */
export const videoWords = {
  see: 'See Each Other',
  bringBack: (name: string) => `Show ${name}’s picture`,
  asking: (name: string) => `Waiting for ${name}. No camera is on yet.`,
  asked: (name: string) => `${name} would like you to see each other. No camera is on yet.`,
  askedInBedroom: (name: string) =>
    `${name} would like you to see each other in here. No camera is on yet, and no is a fine answer.`,
  askedUnable: (name: string) =>
    `${name} would like you to see each other, but this browser has no video calls. Your workout keeps going. Try another browser, or turn off Lockdown Mode for this page.`,
  partnerUnable: (name: string) =>
    `${name}’s browser has no video calls, so you can’t see each other this time. Your workout keeps going.`,
  elsewhere: 'You’re seeing each other on your other device.',
  bringHere: 'Bring It Here',
  moved: (name: string) =>
    `${name} is on another page or device now. No camera is on. See each other there, and compare your three words again.`,
  dangers: {
    'wrong-keys':
      'We ended the video because someone may be listening in. Your workout keeps going. Try again on another network.',
    'no-words':
      'We ended the video because its three words never came, so someone may be listening in. Your workout keeps going. Try again on another network.',
    'hidden-keys':
      'No video here: this browser doesn’t show who’s on the other end. Your workout keeps going. Try another browser.',
  },
  gotIt: 'Got It',
  notNow: 'Not Now',
  cancel: 'Cancel',
} as const;
