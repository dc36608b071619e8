import { useState } from 'react';
import { readLocal, writeLocal } from '../../lib/web-storage.ts';
import { useInstallWay } from './install-prompt.ts';

const KEY = 'installOfferDismissed';
const isTrue = (value: unknown): value is true => value === true;

/**
 * Tells whether to offer the app for the home screen: after a workout was finished here and its
 * closing card was dismissed. Dismissing the offer is final in this browser, from which the app
 * would be installed. The stored flag names nobody, so the flag stays when someone signs out.
 */
export function useInstallOffer(isFinished: boolean) {
  const [wasFinished, setWasFinished] = useState(false);
  const [isDismissed, setIsDismissed] = useState(() => readLocal(KEY, isTrue) !== null);
  const way = useInstallWay();
  const canInstall = way !== 'installed' && way !== 'none';
  if (isFinished && !wasFinished) setWasFinished(true);
  return {
    isDue: wasFinished && !isFinished && !isDismissed && canInstall,
    dismiss() {
      writeLocal(KEY, true);
      setIsDismissed(true);
    },
  };
}
