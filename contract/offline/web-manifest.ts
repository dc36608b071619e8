/** Address of the manifest, which gives browsers the name and look of the installed app. */
export const WEB_MANIFEST = '/app.webmanifest';

/** Gives each brand its own address: browsers do not read the same one twice on a page. */
export const manifestUrl = (brand: Brand) => `${WEB_MANIFEST}?brand=${brand}`;

/** Brand with the app's name and icons, or their neutral replacements in discreet mode. */
export type Brand = 'plain' | 'discreet';

export const brandOf = ({ isDiscreet }: { isDiscreet: boolean }): Brand =>
  isDiscreet ? 'discreet' : 'plain';

/** Sizes in pixels; phones crop a maskable icon to their own icon shape. */
export const APP_ICONS = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable', size: 512, purpose: 'maskable' },
  { name: 'apple', size: 180, purpose: 'apple' },
] as const;

export const iconUrl = (brand: Brand, name: (typeof APP_ICONS)[number]['name']) =>
  `/icons/${brand}-${name}.png`;
