/** The words of a room. */
export const roomCopy = {
  you: 'You',
  left: 'Left in the picture',
  right: 'Right in the picture',
  swap: 'Swap sides',
  here: 'Here',
  ready: 'Ready',
  notHere: 'Not here yet',
  away: 'Offline',
  steppedOut: 'Stepped out',
  readyButton: 'Ready',
  notReadyButton: 'Not ready yet',
  startAlone: 'Start without waiting',
  lobbyAlone: (name: string) =>
    `${name} sees an invitation on every page. You can start, and ${name} can join later.`,
  lobbyAway: (name: string) =>
    `${name}'s phone is offline. You can start, and ${name} can join later.`,
  lobbyForOne: 'For now this room is yours alone. Start whenever you like.',
  lobbyBoth: 'Press Ready, both of you. Three, two, one, and you start together.',
  bothHere: 'You are both here.',
  waiting: (name: string) => `Waiting for ${name}...`,
  waitingForYou: (name: string) => `${name} is ready. You too?`,
  pausedBy: (name: string) => `${name} paused. Take your time.`,
  lost: 'You are offline. Keep going: your phones sync again when you are back online.',
  partnerLost: (name: string) => `${name}'s phone is offline. It will sync again by itself.`,
  partnerOut: (name: string) => `${name} stepped out. You can go on, or wait.`,
  heart: (name: string) => `Send ${name} a heart`,
  heartCame: (name: string) => `${name} sent you a heart`,
  leave: 'Leave the room',
} as const;

/** What a room of the bedroom says instead, or beside. */
export const bedroomCopy = {
  in: 'I’m In',
  notIn: 'Change My Mind',
  unseen: 'Only you see what you press here.',
  youAreIn: 'You are in. It begins when you both are.',
  lobbyBoth:
    'Press I’m In if you feel like it, each for yourself. Neither phone says anything until you both have.',
  lobbyAlone: (name: string) =>
    `${name} sees an invitation on every page. There is no hurry, and no is a fine answer.`,
  lobbyAway: (name: string) => `${name}'s phone is offline. You can wait, or come back later.`,
  lobbyForOne: 'This room is for two. Alone you can go on with one phone.',
  lost: 'You are offline, so this pauses. Stop still works on this phone at once.',
  partnerLost: (name: string) =>
    `${name}'s phone is offline, so this pauses. Make sure you are both well.`,
  partnerOut: (name: string) => `${name} stepped out, so this pauses. There is no hurry.`,
} as const;

/** Seeing each other: the question and its answers. */
export const videoWords = {
  see: 'See Each Other',
  asking: (name: string) => `Waiting for ${name}. No camera is on yet.`,
  asked: (name: string) => `${name} would like you to see each other. No camera is on yet.`,
  askedInBedroom: (name: string) =>
    `${name} would like you to see each other in here. No camera is on yet, and no is a fine answer.`,
  elsewhere: 'You see each other on your other device.',
  bringHere: 'Bring It Here',
  moved: (name: string) =>
    `${name} is on another page or device now. No camera is on. See each other there, and compare your three words again.`,
  dangers: {
    'wrong-keys':
      'We ended the video: someone may stand between you. Your workout goes on. Try again on another network.',
    'no-words':
      'We ended the video: no three words came, so someone may stand between you. Your workout goes on. Try again on another network.',
    'hidden-keys':
      'No video here: this browser does not show who is at the other end. Your workout goes on. Try another browser.',
  },
  gotIt: 'Got It',
  notNow: 'Not Now',
  cancel: 'Cancel',
} as const;
