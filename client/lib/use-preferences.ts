import { useSyncExternalStore } from 'react';
import type { Preferences } from '../../contract/preferences.ts';
import { currentPreferences, onPreferences } from './preferences.ts';

export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, currentPreferences, currentPreferences);
}

/** Whether discreet mode is on: then titles and shared pictures do not name the product. */
export function useDiscreet(): boolean {
  return usePreferences().isDiscreet;
}

/** Whether this browser shows dark colors, by its owner's choice or by the system's. */
export function useIsDark(): boolean {
  const { theme } = usePreferences();
  const isSystemDark = useSyncExternalStore(followSystem, readSystem, () => false);
  return theme === 'system' ? isSystemDark : theme === 'dark';
}

const DARK = '(prefers-color-scheme: dark)';
const readSystem = () => matchMedia(DARK).matches;

function followSystem(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
