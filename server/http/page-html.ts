import { BUILD_META } from '../../contract/offline/service-worker.ts';
import { brandOf, iconUrl, manifestUrl } from '../../contract/offline/web-manifest.ts';
import {
  DISCREET_ICON,
  DISCREET_TITLE,
  PLAIN_ICON,
  PLAIN_TITLE,
  type Preferences,
} from '../../contract/preferences.ts';

/** Files that the browser fetches at once, named in a page's HTML. */
export type Preloads = {
  calls: readonly string[];
  /** By day, and for the dark theme; equal if one picture serves both. */
  picture: { day: string; evening: string } | null;
};

/** Facts about whoever opens a page, on which its preloads depend. */
export type Viewer = {
  isMember: boolean;
  /** True if a cookie names the zone in which the viewer's days begin. */
  hasZone: boolean;
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

export function tabLinks({ isDiscreet }: Pick<Preferences, 'isDiscreet'>): string {
  const [title, icon] = isDiscreet ? [DISCREET_TITLE, DISCREET_ICON] : [PLAIN_TITLE, PLAIN_ICON];
  return `<title>${title}</title><link rel="icon" href="${icon}" type="image/svg+xml">`;
}

/** Links the name and icon that the browser shows for the installed app. */
export function installLinks({ isDiscreet }: Pick<Preferences, 'isDiscreet'>): string {
  const brand = brandOf({ isDiscreet });
  return [
    // Send credentials: the preferences are in a cookie.
    `<link rel="manifest" crossorigin="use-credentials" href="${manifestUrl(brand)}">`,
    `<link rel="apple-touch-icon" href="${iconUrl(brand, 'apple')}">`,
  ].join('');
}

/** Names the build of a page: the service worker may belong to a later one. */
export const buildMeta = (build: string): string =>
  `<meta name="${BUILD_META}" content="${build}">`;

/** Describes a link for chats and networks, without our name: its readers may have company. */
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

/** Puts the picture first, because people see it first. Scripts have low priority. */
export function preloadLinks(
  { calls, picture }: Preloads,
  scripts: readonly string[],
  theme: Preferences['theme'],
): string {
  return [
    picture && pictureLinks(picture, theme),
    // Send credentials, like the app's own fetch: otherwise the browser would make the call twice.
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

/** Links both pictures if the device chooses the theme, so that the browser fetches one of them. */
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
