import { counted } from '../../lib/amounts.ts';

export const signalCopy = {
  signals: 'Signals',
  green: 'Continue',
  yellow: 'Slower',
  red: 'Stop',
  holding: 'Keep holding to stop',
  ways: 'Stop anytime: use the button, press the R key, hold the picture, or pause three times in a row.',
  /** Words of the voice. */
  spokenGreen: 'Back to normal.',
  spokenRed: 'Stopped. Take your time.',
} as const;

export const stoppedCopy = {
  title: 'Stopped. Take your time.',
  lead: 'It’s always okay to stop, and nobody has to explain.',
  bothPhones: 'It has ended on both phones. Neither says who stopped.',
  offline:
    'It has ended on this phone. The other phone pauses on its own and stops as soon as this one is back online.',
  rest: 'Some water, a blanket, a hand to hold if you’d both like that. There’s nothing else to do.',
  writeTitle: 'If writing would help',
  writeLead: 'Only you will see it, unless you choose to share.',
  write: 'Write in My Journal',
  saveTitle: 'Nothing has been saved',
  tooShort: 'Nothing needs to be.',
  saveOnTwo: (minutes: number) =>
    `You did ${counted(minutes, 'minute')} together. We only save it if you both choose to, each on your own phone. Neither of you is told what the other chose.`,
  saveOnOne: (minutes: number) =>
    `You did ${counted(minutes, 'minute')} together. This is one choice for the two of you: tap it only if you both want it saved.`,
  save: 'Save What We Did',
  saving: 'Saving...',
  wanted: 'You’d like it saved. If you both choose to, it will be.',
  unwant: 'I’d Rather Not',
  savedTitle: 'Saved',
  saved: (minutes: number) =>
    `${counted(minutes, 'minute')} together, saved because you both wanted it.`,
  savedLater: (minutes: number) =>
    `${counted(minutes, 'minute')} together, saved on this device. We’ll send it when you’re back online.`,
  notSaved: 'We couldn’t save this. Nothing else is lost.',
  done: 'Done',
} as const;
