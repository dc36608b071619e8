/**
 * Six seconds of silence in a loop. Systems give their media keys and lock screens only to a page
 * that plays a recording; a voice and a few tones do not count.
 */
const SILENCE = '/silence.wav';

export function createSilentTrack() {
  let track: HTMLAudioElement | null = null;
  return {
    play(): void {
      if (!track) {
        track = new Audio(SILENCE);
        track.loop = true;
      }
      // Ignore a failure: the voice and the buttons on the screen still work.
      track.play()?.catch(() => {});
    },
    pause(): void {
      track?.pause();
    },
  };
}
