import type { Brand } from '../contract/offline/web-manifest.ts';
import { DISCREET_TITLE } from '../contract/preferences.ts';

type Words = {
  name: string;
  shortName: string;
  description: string;
  categories: readonly string[];
  /** Entries of the menu that a long press on the icon opens. */
  shortcuts: { tonight: string; journal: string; progress: string };
};

/** Texts of the installed app that phones and desktops show outside of it. */
export const installedApp: Readonly<Record<Brand, Words>> = {
  plain: {
    name: 'Sexercise',
    shortName: 'Sexercise',
    description: 'Partner workouts for couples.',
    categories: ['fitness', 'lifestyle'],
    shortcuts: { tonight: 'Tonight’s session', journal: 'Journal', progress: 'Progress' },
  },
  discreet: {
    name: DISCREET_TITLE,
    shortName: DISCREET_TITLE,
    description: 'Dates and notes.',
    categories: ['productivity'],
    shortcuts: { tonight: 'Today', journal: 'Notes', progress: 'Overview' },
  },
};

/**
 * Screenshots of the app as a couple sees it, without anything that is only for the two of them.
 */
export const screenshots = [
  { file: 'home-narrow.webp', label: 'A workout for tonight', isWide: false },
  { file: 'player-narrow.webp', label: 'Every step drawn for two', isWide: false },
  { file: 'progress-narrow.webp', label: 'What the two of you build', isWide: false },
  { file: 'home-wide.webp', label: 'A workout for tonight', isWide: true },
  { file: 'player-wide.webp', label: 'Every step drawn for two', isWide: true },
] as const;

export const SCREENSHOT_SIZES = {
  narrow: { width: 780, height: 1688 },
  wide: { width: 1280, height: 800 },
} as const;
