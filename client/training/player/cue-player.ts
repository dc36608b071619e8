import { attempt, resume } from './attempt.ts';
import type { Spoken } from './cue-sounds.ts';
import type { Cue } from './cues.ts';
import { hasVoice } from './has-voice.ts';
import { createSilentTrack } from './silent-track.ts';

/** Load sounds and words later: only a workout that has begun gives cues. */
const loadSounds = () => import('./RunningParts.tsx');

/**
 * Gives cues by sound, voice and vibration. Each channel may be missing, forbidden or broken, and
 * the player never waits for one.
 */
export function createCuePlayer() {
  let audio: AudioContext | null = null;
  const track = createSilentTrack();
  let hushed = 0;
  /** Uses the sounds once they are loaded, unless the player was silenced meanwhile. */
  function later(use: (sounds: Awaited<ReturnType<typeof loadSounds>>) => void): void {
    const before = hushed;
    void loadSounds().then(
      (sounds) => hushed === before && use(sounds),
      () => {},
    );
  }
  // Load the voices, which are there at the press then.
  hasVoice();

  return {
    /**
     * Enables sound, and the silent track if it will be played. Must be called inside a press:
     * browsers allow sound only from then on.
     */
    prime(willKeepMediaKeys = false): void {
      later(() => {});
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

    give(cue: Cue, spoken: Spoken | null, hasSound: boolean): void {
      later(({ giveCue }) => giveCue(cue, spoken, { hasSound, audio }));
    },

    /** Speaks at once, inside a press. */
    say(words: string): void {
      later(({ say }) => say(words));
    },

    /**
     * Keeps media keys and the lock screen assigned to this workout while the silent track plays.
     */
    keepMediaKeys(isKept: boolean): void {
      attempt(() => (isKept ? track.play() : track.pause()));
    },

    hush(): void {
      hushed += 1;
      attempt(() => speechSynthesis.cancel());
    },

    close(): void {
      hushed += 1;
      attempt(() => track.pause());
      attempt(() => speechSynthesis.cancel());
      attempt(() => void audio?.close().catch(() => {}));
      audio = null;
    },
  };
}
