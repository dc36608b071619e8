import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { handsFreeCopy as copy } from './copy.ts';
import type { Cue } from './cues.ts';
import { hasVoice } from './has-voice.ts';
import { createSilentTrack } from './silent-track.ts';
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
type Spoken = Pick<WorkoutDetail, 'instructions' | 'steps'>;

const LOUDNESS = 0.25;

/**
 * Gives cues by sound, voice and vibration. Each channel may be missing, forbidden or broken, and
 * the player never waits for one.
 */
export function createCuePlayer() {
  let audio: AudioContext | null = null;
  const track = createSilentTrack();
  // Load the voices, which are there at the press then.
  hasVoice();

  return {
    /**
     * Enables sound, and the silent track if it will be played. Must be called inside a press:
     * browsers allow sound only from then on.
     */
    prime(willKeepMediaKeys = false): void {
      if (willKeepMediaKeys) attempt(() => track.prime());
      attempt(() => {
        audio ??= new AudioContext();
        resume(audio);
      });
      attempt(() => {
        const silence = new SpeechSynthesisUtterance(' ');
        silence.volume = 0;
        speechSynthesis.speak(silence);
      });
    },

    give(cue: Cue, workout: Spoken | null, hasSound: boolean): void {
      const { tones, vibration } = SIGNALS[cue.kind];
      if (vibration.length > 0) attempt(() => navigator.vibrate?.(vibration));
      if (!hasSound) return;
      attempt(() => audio && sound(audio, tones));
      const words = wordsOf(cue, workout);
      if (words) say(words);
    },

    /**
     * Keeps media keys and the lock screen assigned to this workout while the silent track plays.
     */
    keepMediaKeys(isKept: boolean): void {
      attempt(() => (isKept ? track.play() : track.pause()));
    },

    hush(): void {
      attempt(() => speechSynthesis.cancel());
    },

    close(): void {
      attempt(() => track.pause());
      attempt(() => speechSynthesis.cancel());
      attempt(() => void audio?.close().catch(() => {}));
      audio = null;
    },
  };
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {}
}

/** Resumes the sound: a phone call leaves it `suspended`, or on some phones `interrupted`. */
function resume(audio: AudioContext): void {
  if (audio.state !== 'running') void audio.resume().catch(() => {});
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

function wordsOf(cue: Cue, workout: Spoken | null): string | null {
  switch (cue.kind) {
    case 'get-ready':
      return cue.isBeginning ? `${copy.hello} ${copy.getReady}.` : `${copy.getReady}.`;
    case 'step':
      return `${copy.spokenStep(cue.step + 1)} ${spoken(workout?.instructions[cue.step] ?? '')}`;
    case 'next':
      return copy.spokenNext(workout?.steps[cue.step]?.short ?? '');
    case 'work':
      return `${copy.work}. ${copy.round(cue.round, cue.rounds)}.`;
    case 'rest':
      return `${copy.rest}.`;
    case 'other-side':
      return `${copy.changeSides}. ${workout?.steps[cue.step]?.sides?.second ?? ''}`;
    case 'halfway':
      return `${copy.halfway}.`;
    case 'finished':
      return copy.finished;
    case 'count':
      return null;
  }
}

/** Removes the colors behind names, which are only for reading. */
function spoken(text: string): string {
  return text.replace(/ \([^)]*\)/g, '');
}

function say(words: string): void {
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
