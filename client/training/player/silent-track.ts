/**
 * Six seconds of silence, played over and over. Systems give their media keys and lock screens only
 * to a page that plays a recording, which a voice and a few tones are not.
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
      // Without it the voice and the buttons on the screen still work.
      track.play()?.catch(() => {});
    },
    pause(): void {
      track?.pause();
    },
  };
}
