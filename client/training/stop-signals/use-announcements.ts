import { useEffect, useRef } from 'react';
import type { PlayerState } from '../../../contract/training/player-state.ts';
import { usePlayerPreferences } from '../player/player-preferences.ts';
import { sentencesOf } from '../player/spoken.ts';
import { signalCopy as copy } from './copy.ts';

const YELLOW_BUZZ = [60, 60, 60];
const RED_BUZZ = [250];

/**
 * Vibrates at a signal and, with the voice on, speaks it: the phone that did not give the signal
 * may be out of sight.
 */
export function useAnnouncements(state: PlayerState, softer: string | null): void {
  const [{ hasSound }] = usePlayerPreferences();
  const { isSlow, phase } = state;
  const isStopped = phase === 'stopped';
  const said = useRef({ isSlow, isStopped });
  useEffect(() => {
    const before = said.current;
    said.current = { isSlow, isStopped };
    const isVoiceOn = hasSound && state.isHandsFree;
    if (isStopped && !before.isStopped) announce(RED_BUZZ, isVoiceOn ? copy.spokenRed : null);
    else if (isSlow && !before.isSlow) announce(YELLOW_BUZZ, isVoiceOn ? softer : null);
    else if (!isSlow && before.isSlow) announce([], isVoiceOn ? copy.spokenGreen : null);
  }, [isSlow, isStopped, hasSound, state.isHandsFree, softer]);
}

function announce(buzz: number[], words: string | null): void {
  try {
    if (buzz.length > 0) navigator.vibrate?.(buzz);
    if (!words) return;
    speechSynthesis.cancel();
    for (const sentence of sentencesOf(words)) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = 'en';
      utterance.rate = 0.9;
      speechSynthesis.speak(utterance);
    }
  } catch {
    // Ignore a missing voice: the phone still shows the signal.
  }
}
