/** Partner's volume while the voice that guides the workout speaks, 0 to 1. */
const DUCKED_VOLUME = 0.2;
const LISTEN_EVERY_MS = 150;

/**
 * Creates the elements that show and play the partner's media. The elements outlive the player's
 * views: the picture moves into the view on the screen, and the sound goes on.
 */
export function partnerMedia(onSilenced: (isSilenced: boolean) => void) {
  const video = document.createElement('video');
  video.playsInline = true;
  video.autoplay = true;
  // Play the sound in a separate element, so that it goes on while the picture is put away.
  video.muted = true;
  const audio = document.createElement('audio');
  audio.autoplay = true;
  // Add the element to the document: some browsers play nothing outside of it.
  audio.hidden = true;
  document.body.append(audio);
  const listening = setInterval(() => setDucked(isVoiceSpeaking()), LISTEN_EVERY_MS);

  function setDucked(isDucked: boolean): void {
    audio.volume = isDucked ? DUCKED_VOLUME : 1;
    // Mute where the volume cannot be set: on iPhones and iPads only their owner can set it.
    audio.muted = isDucked && audio.volume !== DUCKED_VOLUME;
  }

  async function play(): Promise<void> {
    void video.play().catch(() => {});
    try {
      await audio.play();
      onSilenced(false);
    } catch (error) {
      // Report browsers that want a press first. A newer track interrupts playing too, but starts
      // by itself.
      if ((error as Error).name === 'NotAllowedError') onSilenced(true);
    }
  }

  return {
    video,
    play,
    take(track: MediaStreamTrack): void {
      (track.kind === 'video' ? video : audio).srcObject = new MediaStream([track]);
      void play();
    },
    close(): void {
      clearInterval(listening);
      for (const element of [video, audio]) {
        element.srcObject = null;
        element.remove();
      }
    },
  };
}

function isVoiceSpeaking(): boolean {
  return 'speechSynthesis' in globalThis && speechSynthesis.speaking;
}
