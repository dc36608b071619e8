import { handsFreeCopy as copy } from './copy.ts';
import type { Cue } from './cues.ts';
import { sentencesOf } from './spoken.ts';

type Tone = { hertz: number; atMs: number; lastsMs: number };

const TONES: Record<Cue['kind'], readonly Tone[]> = {
  'get-ready': [],
  count: [{ hertz: 660, atMs: 0, lastsMs: 130 }],
  halfway: [{ hertz: 520, atMs: 0, lastsMs: 90 }],
  step: [
    { hertz: 660, atMs: 0, lastsMs: 140 },
    { hertz: 880, atMs: 150, lastsMs: 260 },
  ],
  finished: [
    { hertz: 523, atMs: 0, lastsMs: 160 },
    { hertz: 659, atMs: 170, lastsMs: 160 },
    { hertz: 784, atMs: 340, lastsMs: 420 },
  ],
};

/** Milliseconds of buzzing and of rest, in turn. */
const BUZZES: Record<Cue['kind'], number[]> = {
  'get-ready': [40],
  count: [40],
  halfway: [30, 60, 30],
  step: [180],
  finished: [120, 80, 120, 80, 240],
};

const LOUDNESS = 0.25;

/**
 * Gives cues by whatever this device has: sound, voice, a buzz. Each may be missing, forbidden or
 * out of order, and none of them is ever waited on.
 */
export function createCuePlayer() {
  let audio: AudioContext | null = null;

  return {
    /** To be called inside a press: browsers let a page make itself heard only from there on. */
    prime(): void {
      attempt(() => {
        audio ??= new AudioContext();
        wake(audio);
      });
      attempt(() => {
        const silence = new SpeechSynthesisUtterance(' ');
        silence.volume = 0;
        speechSynthesis.speak(silence);
      });
    },

    give(cue: Cue, instructions: readonly string[], hasSound: boolean): void {
      attempt(() => navigator.vibrate?.(BUZZES[cue.kind]));
      if (!hasSound) return;
      attempt(() => audio && sound(audio, TONES[cue.kind]));
      const words = wordsOf(cue, instructions);
      if (words) say(words);
    },

    hush(): void {
      attempt(() => speechSynthesis.cancel());
    },

    close(): void {
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

/** A call that came in leaves the sound suspended, or `interrupted` on phones that know that. */
function wake(audio: AudioContext): void {
  if (audio.state !== 'running') void audio.resume().catch(() => {});
}

function sound(audio: AudioContext, tones: readonly Tone[]): void {
  wake(audio);
  for (const { hertz, atMs, lastsMs } of tones) {
    const start = audio.currentTime + atMs / 1000;
    const end = start + lastsMs / 1000;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    // Swelling and fading keeps the speaker from clicking.
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(end);
  }
}

function wordsOf(cue: Cue, instructions: readonly string[]): string | null {
  switch (cue.kind) {
    case 'get-ready':
      return `${copy.getReady}.`;
    case 'step':
      return `${copy.spokenStep(cue.step + 1)} ${instructions[cue.step] ?? ''}`;
    case 'halfway':
      return `${copy.halfway}.`;
    case 'finished':
      return copy.finished;
    case 'count':
      return null;
  }
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
