import { useState } from 'react';
import { readLocal, writeLocal } from '../lib/local-store.ts';

const KEY = 'player-preferences';
export type Preferences = { isHandsFree: boolean; hasSound: boolean };

function arePreferences(value: unknown): value is Preferences {
  const { isHandsFree, hasSound } = Object(value) as Partial<Preferences>;
  return typeof isHandsFree === 'boolean' && typeof hasSound === 'boolean';
}

/** How this device likes its workouts; remembered from one to the next. */
export function usePreferences() {
  const [preferences, setPreferences] = useState<Preferences>(
    () => readLocal(KEY, arePreferences) ?? { isHandsFree: false, hasSound: true },
  );
  function change(changes: Partial<Preferences>) {
    const next = { ...preferences, ...changes };
    setPreferences(next);
    writeLocal(KEY, next);
  }
  return [preferences, change] as const;
}
