import { useState } from 'react';
import { readLocal, writeLocal } from '../../lib/web-storage.ts';

const KEY = 'player-preferences';
export type PlayerPreferences = {
  isHandsFree: boolean;
  hasSound: boolean;
  /** Guide Us was pressed last, rather than Start. */
  isGuided?: boolean;
  /** Music that plays on this device goes on, and media keys stay with it. */
  keepsMusic?: boolean;
};

function arePreferences(value: unknown): value is PlayerPreferences {
  const { isHandsFree, hasSound, ...optional } = Object(value) as Partial<PlayerPreferences>;
  const { isGuided = false, keepsMusic = false } = optional;
  const flags = [isHandsFree, hasSound, isGuided, keepsMusic];
  return flags.every((flag) => typeof flag === 'boolean');
}

/** This device's settings of the player, kept from one workout to the next. */
export function usePlayerPreferences() {
  const [preferences, setPreferences] = useState<PlayerPreferences>(
    () => readLocal(KEY, arePreferences) ?? { isHandsFree: false, hasSound: true },
  );
  function change(changes: Partial<PlayerPreferences>) {
    const next = { ...preferences, ...changes };
    setPreferences(next);
    writeLocal(KEY, next);
  }
  return [preferences, change] as const;
}
