import { useState } from 'react';
import { readLocal, writeLocal } from '../../lib/web-storage.ts';

const KEY = 'player-preferences';
export type PlayerPreferences = {
  isHandsFree: boolean;
  hasSound: boolean;
  /** True if Guide Us was pressed last, rather than Start. */
  isGuided?: boolean;
  /** Lets music on this device go on, and leaves the media keys to the music. */
  keepsMusic?: boolean;
};

function arePreferences(value: unknown): value is PlayerPreferences {
  const { isHandsFree, hasSound, ...optional } = Object(value) as Partial<PlayerPreferences>;
  const { isGuided = false, keepsMusic = false } = optional;
  const flags = [isHandsFree, hasSound, isGuided, keepsMusic];
  return flags.every((flag) => typeof flag === 'boolean');
}

/** Reads and changes this device's settings of the player, kept from one workout to the next. */
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
