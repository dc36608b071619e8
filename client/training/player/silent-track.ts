/**
 * Six seconds of silence in a loop. Systems give their media keys and lock screens only to a page
 * that plays a recording; a voice and a few tones do not count.
 */
const SILENCE = '/silence.wav';

export function createSilentTrack() {
  let track: HTMLAudioElement | null = null;
  let isWanted = false;

  async function start(): Promise<void> {
    try {
      if (!track) {
        track = new Audio(SILENCE);
        track.loop = true;
      }
      await track.play();
    } catch {
      // Ignore the failure: the voice and the buttons on the screen still work.
    }
    if (!isWanted) track?.pause();
  }

  return {
    /** Starts for a moment, inside a press: phones of Apple play it at any time from then on. */
    prime(): void {
      void start();
    },
    play(): void {
      isWanted = true;
      void start();
    },
    pause(): void {
      isWanted = false;
      track?.pause();
    },
  };
}
