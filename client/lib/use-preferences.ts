import { useSyncExternalStore } from 'react';
import type { Preferences } from '../../contract/preferences.ts';
import { preferences } from './preferences.ts';
import { useStore } from './use-store.ts';

export function usePreferences(): Preferences {
  return useStore(preferences);
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
