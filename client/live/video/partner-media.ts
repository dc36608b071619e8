/** How loud the partner is while the voice that guides the workout speaks. */
const DUCKED_VOLUME = 0.2;
const LISTEN_EVERY_MS = 150;

/**
 * The elements that show and play what comes from the other end. They outlive the views of the
 * player, which come and go: the picture is moved into the one on the screen, the sound goes on.
 */
export function partnerMedia(onSilenced: (isSilenced: boolean) => void) {
  const video = document.createElement('video');
  video.playsInline = true;
  video.autoplay = true;
  // The sound comes from an element of its own, also while the picture is put away.
  video.muted = true;
  const audio = document.createElement('audio');
  audio.autoplay = true;
  // Part of the document, since some browsers play nothing that is not.
  audio.hidden = true;
  document.body.append(audio);
  const listening = setInterval(() => setDucked(isVoiceSpeaking()), LISTEN_EVERY_MS);

  function setDucked(isDucked: boolean): void {
    audio.volume = isDucked ? DUCKED_VOLUME : 1;
    // Phones of Apple leave the volume to their owner: there it is silence or nothing.
    audio.muted = isDucked && audio.volume !== DUCKED_VOLUME;
  }

  async function play(): Promise<void> {
    void video.play().catch(() => {});
    try {
      await audio.play();
      onSilenced(false);
    } catch (error) {
      // Browsers that want a press first; a newer track interrupts as well, and is played itself.
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
