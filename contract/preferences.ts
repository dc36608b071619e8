import { knownZone } from './calendar.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Look of the app for a member, on every device where they sign in. */
export type Preferences = {
  theme: Theme;
  /** True if no title or icon may reveal the app, and the app hides itself. */
  isDiscreet: boolean;
  /** Null uses the device's zone. */
  timeZone: string | null;
};

export const defaultPreferences: Preferences = {
  theme: 'system',
  isDiscreet: false,
  timeZone: null,
};

/** Title and icon of the browser's tab when a page arrives, and in discreet mode. */
export const PLAIN_TITLE = 'Sexercise: partner workouts for couples';
export const PLAIN_ICON = '/favicon.svg';
export const DISCREET_TITLE = 'Planner';
export const DISCREET_ICON = '/planner.svg';

/** Color of an empty page, which the browser's own bars use too. */
export const PAPER = { light: '#fbf4ea', dark: '#1d0e1b' } as const;

/**
 * Cookie with the preferences, which names nobody: the very first byte of a page already has the
 * right theme and title.
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
