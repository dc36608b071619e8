/** Tells whether this browser can speak. Chromium loads its voices when asked for the first time. */
export function hasVoice(): boolean {
  try {
    return speechSynthesis.getVoices().length > 0;
  } catch {
    return false;
  }
}
