import { useState } from 'react';
import * as z from 'zod/mini';
import { readLocal, writeLocal } from '../lib/local-store.ts';

const KEY = 'player-preferences';
const Preferences = z.object({ isHandsFree: z.boolean(), hasSound: z.boolean() });
export type Preferences = z.infer<typeof Preferences>;

/** How this device likes its workouts; remembered from one to the next. */
export function usePreferences() {
  const [preferences, setPreferences] = useState<Preferences>(
    () => readLocal(KEY, Preferences) ?? { isHandsFree: false, hasSound: true },
  );
  function change(changes: Partial<Preferences>) {
    const next = { ...preferences, ...changes };
    setPreferences(next);
    writeLocal(KEY, next);
  }
  return [preferences, change] as const;
}
