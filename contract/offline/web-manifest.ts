/** Where browsers learn what the app is called and looks like once it is installed. */
export const WEB_MANIFEST = '/app.webmanifest';

/** Another address for another brand: browsers do not read the same one twice on a page. */
export const manifestUrl = (brand: Brand) => `${WEB_MANIFEST}?brand=${brand}`;

/** Everything that names us, and what stands in its place in discreet mode. */
export type Brand = 'plain' | 'discreet';

export const brandOf = ({ isDiscreet }: { isDiscreet: boolean }): Brand =>
  isDiscreet ? 'discreet' : 'plain';

/** Sizes in pixels; a maskable icon is cut to whatever shape a phone gives its icons. */
export const APP_ICONS = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable', size: 512, purpose: 'maskable' },
  { name: 'apple', size: 180, purpose: 'apple' },
] as const;

export const iconUrl = (brand: Brand, name: (typeof APP_ICONS)[number]['name']) =>
  `/icons/${brand}-${name}.png`;
