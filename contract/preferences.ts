import * as z from 'zod/mini';
import { knownZone } from './calendar.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const Theme = z.enum(THEMES, { error: 'Please choose light, dark or the system’s theme.' });
export type Theme = z.infer<typeof Theme>;

/** How the app looks to a member, on whatever device they sign in. */
export type Preferences = {
  theme: Theme;
  /** Nothing on the screen's edges tells what this app is, and it hides itself. */
  isDiscreet: boolean;
  /** Null: the zone that the device is in. */
  timeZone: string | null;
};

export const defaultPreferences: Preferences = {
  theme: 'system',
  isDiscreet: false,
  timeZone: null,
};

/** The title and icon of the browser's tab as a page arrives, and in discreet mode. */
export const PLAIN_TITLE = 'Sexercise: partner workouts for couples';
export const PLAIN_ICON = '/favicon.svg';
export const DISCREET_TITLE = 'Planner';
export const DISCREET_ICON = '/planner.svg';

/** The colour of an empty page, which the browser's own bars take too. */
export const PAPER = { light: '#fbf4ea', dark: '#1d0e1b' } as const;

/**
 * Preferences travel in a cookie that names nobody, so that the very first byte of a page already
 * has the right theme and title.
 */
export const PREFERENCES_COOKIE = 'look';

export function writePreferences({ theme, isDiscreet, timeZone }: Preferences): string {
  return [theme, isDiscreet ? 'discreet' : 'plain', timeZone ?? ''].join('.');
}

export function readPreferences(cookie: string | undefined): Preferences {
  const [theme, manner, zone = ''] = (cookie ?? '').split('.');
  return {
    theme: THEMES.find((known) => known === theme) ?? defaultPreferences.theme,
    isDiscreet: manner === 'discreet',
    timeZone: zone !== '' && knownZone(zone) === zone ? zone : null,
  };
}
