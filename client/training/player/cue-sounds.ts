import type { Versions } from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { attempt, resume } from './attempt.ts';
import { handsFreeCopy as copy, playerCopy } from './copy.ts';
import type { Cue } from './cues.ts';
import { sentencesOf } from './spoken.ts';

type Tone = { hertz: number; atMs: number; lastsMs: number };

/** Tones and vibration of each cue. The vibration alternates milliseconds on and off. */
const SIGNALS: Record<Cue['kind'], { tones: readonly Tone[]; vibration: number[] }> = {
  next: { tones: [], vibration: [] },
  'get-ready': { tones: [], vibration: [40] },
  count: { tones: [{ hertz: 660, atMs: 0, lastsMs: 130 }], vibration: [40] },
  work: {
    tones: [
      { hertz: 784, atMs: 0, lastsMs: 120 },
      { hertz: 1047, atMs: 130, lastsMs: 320 },
    ],
    vibration: [180],
  },
  rest: {
    tones: [
      { hertz: 784, atMs: 0, lastsMs: 120 },
      { hertz: 523, atMs: 130, lastsMs: 320 },
    ],
    vibration: [60, 60, 60],
  },
  'other-side': {
    tones: [
      { hertz: 587, atMs: 0, lastsMs: 200 },
      { hertz: 880, atMs: 220, lastsMs: 200 },
      { hertz: 587, atMs: 440, lastsMs: 320 },
    ],
    vibration: [120, 80, 120],
  },
  halfway: { tones: [{ hertz: 520, atMs: 0, lastsMs: 90 }], vibration: [30, 60, 30] },
  step: {
    tones: [
      { hertz: 660, atMs: 0, lastsMs: 140 },
      { hertz: 880, atMs: 150, lastsMs: 260 },
    ],
    vibration: [180],
  },
  finished: {
    tones: [
      { hertz: 523, atMs: 0, lastsMs: 160 },
      { hertz: 659, atMs: 170, lastsMs: 160 },
      { hertz: 784, atMs: 340, lastsMs: 420 },
    ],
    vibration: [120, 80, 120, 80, 240],
  },
};

/** Text for the voice; without it there are only sounds. */
export type Spoken = Pick<WorkoutDetail, 'instructions' | 'steps'> & {
  versions: Versions | undefined;
};

const NOTHING: Spoken = { instructions: [], steps: [], versions: undefined };
const LOUDNESS = 0.25;

/** Gives one cue: vibrates, and with sound also plays its tones and speaks its words. */
export function giveCue(
  cue: Cue,
  spoken: Spoken | null,
  { hasSound, audio }: { hasSound: boolean; audio: AudioContext | null },
): void {
  const { tones, vibration } = SIGNALS[cue.kind];
  if (vibration.length > 0) attempt(() => navigator.vibrate?.(vibration));
  if (!hasSound) return;
  attempt(() => audio && sound(audio, tones));
  const words = wordsOf(cue, spoken);
  if (words) say(words);
}

function sound(audio: AudioContext, tones: readonly Tone[]): void {
  resume(audio);
  for (const { hertz, atMs, lastsMs } of tones) {
    const start = audio.currentTime + atMs / 1000;
    const end = start + lastsMs / 1000;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    // Fade in and out, since the speaker clicks otherwise.
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(end);
  }
}

function wordsOf(cue: Cue, spoken: Spoken | null): string | null {
  const { instructions, steps, versions } = spoken ?? NOTHING;
  switch (cue.kind) {
    case 'get-ready':
      return cue.isBeginning ? `${copy.hello} ${copy.getReady}.` : `${copy.getReady}.`;
    case 'step': {
      const version = versions?.[cue.step];
      const words = withoutColors(instructions[cue.step] ?? '');
      const chosen = version ? ` ${playerCopy[version]}: ${steps[cue.step]?.[version]}` : '';
      // Warn before the words: nobody reads a phone across the room.
      const caution = steps[cue.step]?.caution;
      const warning = caution ? `${copy.spokenCaution(caution)} ` : '';
      return `${copy.spokenStep(cue.step + 1)} ${warning}${words}${chosen}`;
    }
    case 'next':
      return copy.spokenNext(steps[cue.step]?.short ?? '');
    case 'work':
      return `${copy.work}. ${copy.round(cue.round, cue.rounds)}.`;
    case 'rest':
      return `${copy.rest}.`;
    case 'other-side':
      return `${copy.changeSides}. ${steps[cue.step]?.sides?.second ?? ''}`;
    case 'halfway':
      return `${copy.halfway}.`;
    case 'finished':
      return copy.finished;
    case 'count':
      return null;
  }
}

/** Removes the colors behind names, which are only for reading. */
function withoutColors(text: string): string {
  return text.replace(/ \([^)]*\)/g, '');
}

export function say(words: string): void {
  attempt(() => {
    speechSynthesis.cancel();
    for (const sentence of sentencesOf(words)) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = 'en';
      utterance.rate = 0.95;
      speechSynthesis.speak(utterance);
    }
  });
}
