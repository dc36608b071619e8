/** Does something that the browser may not allow or not know. */
export function attempt(work: () => void): void {
  try {
    work();
  } catch {}
}

/** Resumes the sound: a phone call leaves it `suspended`, or on some phones `interrupted`. */
export function resume(audio: AudioContext): void {
  if (audio.state !== 'running') void audio.resume().catch(() => {});
}
