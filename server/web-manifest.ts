import { installedApp, SCREENSHOT_SIZES, screenshots } from '../content/installed-app.ts';
import { APP_ICONS, brandOf, iconUrl } from '../contract/offline/web-manifest.ts';
import { PAGES } from '../contract/pages.ts';
import { PAPER, type Preferences } from '../contract/preferences.ts';

/** Grays, because paper and plum would be recognized. */
const DISCREET_PAPER = { light: '#f3f4f6', dark: '#1f2937' } as const;

/** Describes the installed app. In discreet mode nothing here names us. */
export function webManifest({ theme, isDiscreet }: Pick<Preferences, 'theme' | 'isDiscreet'>) {
  const brand = brandOf({ isDiscreet });
  const { name, shortName, description, categories, shortcuts } = installedApp[brand];
  // Choose one color: a manifest has only one and does not know the device's theme.
  const paper = (isDiscreet ? DISCREET_PAPER : PAPER)[theme === 'dark' ? 'dark' : 'light'];
  return {
    // Share one id: switching discreet mode changes the installed app instead of adding another.
    id: '/',
    scope: '/',
    start_url: PAGES.home,
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    name,
    short_name: shortName,
    description,
    categories,
    theme_color: paper,
    background_color: paper,
    icons: APP_ICONS.filter(({ purpose }) => purpose !== 'apple').map((icon) => ({
      src: iconUrl(brand, icon.name),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
    shortcuts: [
      { name: shortcuts.tonight, url: `${PAGES.home}#tonight` },
      { name: shortcuts.journal, url: PAGES.journal },
      { name: shortcuts.progress, url: PAGES.progress },
    ].map((shortcut) => ({
      ...shortcut,
      icons: [{ src: iconUrl(brand, '192'), sizes: '192x192', type: 'image/png' }],
    })),
    ...(isDiscreet ? {} : { screenshots: screenshots.map(screenshotEntry) }),
  };
}

function screenshotEntry({ file, label, isWide }: (typeof screenshots)[number]) {
  const formFactor = isWide ? 'wide' : 'narrow';
  const { width, height } = SCREENSHOT_SIZES[formFactor];
  return {
    src: `/screenshots/${file}`,
    sizes: `${width}x${height}`,
    type: 'image/webp',
    form_factor: formFactor,
    label,
  };
}
