import { BUILD_META } from '../../contract/offline/service-worker.ts';
import { brandOf, iconUrl, manifestUrl } from '../../contract/offline/web-manifest.ts';
import {
  DISCREET_ICON,
  DISCREET_TITLE,
  PLAIN_ICON,
  PLAIN_TITLE,
  type Preferences,
} from '../../contract/preferences.ts';

/** What a page's HTML tells the browser to fetch at once. */
export type Preloads = {
  calls: readonly string[];
  /** By day, and for the dark theme; the same where there is one for both. */
  picture: { day: string; evening: string } | null;
};

type Slots = { attributes: string; head: string; root: string; splash: string };

const SLOT = /<!--slot:(\w+)-->|data-slot="(\w+)"/g;

/** Fills the named slots of client/index.html. */
export function fillSlots(template: string, slots: Slots): string {
  return template.replaceAll(SLOT, (_, inContent, inTag) => {
    const content = slots[(inContent ?? inTag) as keyof Slots];
    if (content === undefined) throw new Error(`Nothing fills the slot ${inContent ?? inTag}.`);
    return content;
  });
}

/** The title and icon of the browser's tab. */
export function tabLinks({ isDiscreet }: Pick<Preferences, 'isDiscreet'>): string {
  const [title, icon] = isDiscreet ? [DISCREET_TITLE, DISCREET_ICON] : [PLAIN_TITLE, PLAIN_ICON];
  return `<title>${title}</title><link rel="icon" href="${icon}" type="image/svg+xml">`;
}

/** What the browser shows of the app once it is installed. */
export function installLinks({ isDiscreet }: Pick<Preferences, 'isDiscreet'>): string {
  const brand = brandOf({ isDiscreet });
  return [
    // With credentials: the preferences are in a cookie.
    `<link rel="manifest" crossorigin="use-credentials" href="${manifestUrl(brand)}">`,
    `<link rel="apple-touch-icon" href="${iconUrl(brand, 'apple')}">`,
  ].join('');
}

/** Which build a page belongs to: the service worker may be of a later one. */
export const buildMeta = (build: string): string =>
  `<meta name="${BUILD_META}" content="${build}">`;

/**
 * What chats and networks show of a link. It says what it is, and not our name: the one who sends
 * it may not be alone with the one who reads it.
 */
export function previewTags(appOrigin: string): string {
  const tags = {
    'og:type': 'website',
    'og:url': `${appOrigin}/`,
    'og:title': 'Partner workouts for couples',
    'og:description': 'Ten minutes, a bit of floor and each other.',
    'og:image': `${appOrigin}/preview.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A drawing of a couple leaning back hand in hand',
  };
  return [
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

export const fontLinks = (fonts: readonly string[]): string =>
  fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');

/** The picture comes before the scripts, which have low priority: it is seen first. */
export function preloadLinks(
  { calls, picture }: Preloads,
  scripts: readonly string[],
  theme: Preferences['theme'],
): string {
  return [
    picture && pictureLinks(picture, theme),
    // With credentials, like the app's own fetch: otherwise the browser would make the call twice.
    ...calls.map(
      (href) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${href}">`,
    ),
    ...scripts.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
    ),
  ]
    .filter(Boolean)
    .join('');
}

/** Where the device decides on the theme, the browser fetches the one that it will show. */
function pictureLinks(
  { day, evening }: NonNullable<Preloads['picture']>,
  theme: Preferences['theme'],
): string {
  const link = (href: string, media = '') =>
    `<link rel="preload" as="image" fetchpriority="high"${media} href="${href}">`;
  if (day === evening || theme === 'light') return link(day);
  if (theme === 'dark') return link(evening);
  return (
    link(day, ' media="not (prefers-color-scheme: dark)"') +
    link(evening, ' media="(prefers-color-scheme: dark)"')
  );
}
