import { labOf, WHITE } from '../bodies/color-distance.ts';
import { channelOf } from '../bodies/oklab.ts';

/** Turn around the circle of hues in degrees, and the share of saturation that remains. */
export type Tint = readonly [degrees: number, strength: number];

/** Turns a color to another hue, as light as before. */
export function turned(color: string, [degrees, strength]: Tint): string {
  if (degrees === 0 && strength === 1) return color;
  const [lightness, greenToRed, blueToYellow] = labOf(color);
  const angle = (degrees * Math.PI) / 180;
  const a = (greenToRed * Math.cos(angle) - blueToYellow * Math.sin(angle)) * strength;
  const b = (greenToRed * Math.sin(angle) + blueToYellow * Math.cos(angle)) * strength;
  const curve = (t: number) => (t ** 3 > 0.008856 ? t ** 3 : (t - 16 / 116) / 7.787);
  const middle = (lightness + 16) / 116;
  const [x, y, z] = [
    curve(middle + a / 500) * WHITE.x,
    curve(middle),
    curve(middle - b / 200) * WHITE.z,
  ];
  const red = channelOf(3.2406 * x - 1.5372 * y - 0.4986 * z);
  const green = channelOf(-0.9689 * x + 1.8758 * y + 0.0415 * z);
  const blue = channelOf(0.0557 * x - 0.204 * y + 1.057 * z);
  return `#${red}${green}${blue}`;
}

type Colors = { readonly [name: string]: string | Colors | readonly string[] };

/** Turns every color of a palette alike, except those that keep their own. */
export function tinted<Palette extends Colors>(
  palette: Palette,
  tint: Tint,
  keep: readonly (keyof Palette)[] = [],
): Palette {
  const turn = (value: Colors[string]): Colors[string] => {
    if (typeof value === 'string') return turned(value, tint);
    if (Array.isArray(value)) return value.map((one: string) => turned(one, tint));
    return tinted(value as Colors, tint);
  };
  return Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [
      name,
      keep.includes(name) ? value : turn(value),
    ]),
  ) as Palette;
}
