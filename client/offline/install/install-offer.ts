import { useState } from 'react';
import { readLocal, writeLocal } from '../../lib/web-storage.ts';
import { useInstallWay } from './install-prompt.ts';

const KEY = 'installOfferDismissed';
const isTrue = (value: unknown): value is true => value === true;

/**
 * Whether to offer the app for the home screen: once a workout was finished here and its closing card
 * was put away. Put away itself, it is gone for good in this browser, which is what it would be
 * installed from; it names nobody, and so may stay when someone signs out.
 */
export function useInstallOffer(isFinished: boolean) {
  const [wasFinished, setWasFinished] = useState(false);
  const [isDismissed, setIsDismissed] = useState(() => readLocal(KEY, isTrue) !== null);
  const isInstalled = useInstallWay() === 'installed';
  if (isFinished && !wasFinished) setWasFinished(true);
  return {
    isDue: wasFinished && !isFinished && !isDismissed && !isInstalled,
    dismiss() {
      writeLocal(KEY, true);
      setIsDismissed(true);
    },
  };
}
