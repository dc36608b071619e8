const lasting = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

export const signalCopy = {
  signals: 'Signals',
  green: 'Go On',
  yellow: 'Slower',
  red: 'Stop',
  holding: 'Keep holding to stop',
  ways: 'Stop at any moment: the button, the key R, holding the picture, or pausing three times in a row.',
  /** What the voice says. */
  spokenGreen: 'As planned.',
  spokenRed: 'Stopped. Take your time.',
} as const;

export const stoppedCopy = {
  title: 'Stopped. Take your time.',
  lead: 'Stopping is always fine, and nobody has to explain.',
  bothPhones: 'It has ended on both phones. Neither says who stopped.',
  offline:
    'It has ended on this phone. The other one stops as soon as this phone is back online, and pauses by itself until then.',
  rest: 'Some water, a blanket, a hand to hold if you both like. There is nothing else to do.',
  writeTitle: 'If words would help',
  writeLead: 'Only you will read them, unless you choose to share.',
  write: 'Write in My Journal',
  saveTitle: 'Nothing has been saved',
  tooShort: 'Nothing needs to be.',
  saveOnTwo: (minutes: number) =>
    `You did ${lasting(minutes)} together. It is saved only if you both choose so, each on your own phone. Neither is told what the other chose.`,
  saveOnOne: (minutes: number) =>
    `You did ${lasting(minutes)} together. This is one choice for the two of you: press it only if you both want it saved.`,
  save: 'Save What We Did',
  saving: 'Saving...',
  wanted: 'You would like it saved. If you both choose so, it will be.',
  unwant: 'Rather Not',
  savedTitle: 'Saved',
  saved: (minutes: number) => `${lasting(minutes)} together, saved because you both wanted it.`,
  savedLater: (minutes: number) =>
    `${lasting(minutes)} together, kept on this device and sent when you are back online.`,
  notSaved: 'This could not be saved. Nothing else is lost.',
  done: 'Done',
} as const;
