import { linear } from './color-distance.ts';

/** Lightness, green to red, and blue to yellow, in OKLab, where equal steps look equal. */
type OkLab = readonly [lightness: number, greenToRed: number, blueToYellow: number];

function okLabOf(color: string): OkLab {
  const value = Number.parseInt(color.slice(1), 16);
  const [r, g, b] = [linear(value >> 16), linear((value >> 8) & 0xff), linear(value & 0xff)];
  const long = Math.cbrt(0.41222 * r + 0.53633 * g + 0.05145 * b);
  const middle = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const short = Math.cbrt(0.0883 * r + 0.28172 * g + 0.62998 * b);
  return [
    0.21045 * long + 0.79362 * middle - 0.00407 * short,
    1.978 * long - 2.42859 * middle + 0.45059 * short,
    0.0259 * long + 0.78277 * middle - 0.80868 * short,
  ];
}

function hexOf([lightness, a, b]: OkLab): string {
  const long = (lightness + 0.39634 * a + 0.2158 * b) ** 3;
  const middle = (lightness - 0.10556 * a - 0.06385 * b) ** 3;
  const short = (lightness - 0.08948 * a - 1.29149 * b) ** 3;
  const red = channelOf(4.07674 * long - 3.30771 * middle + 0.23097 * short);
  const green = channelOf(-1.26844 * long + 2.60976 * middle - 0.34132 * short);
  const blue = channelOf(-0.0042 * long - 0.70342 * middle + 1.70761 * short);
  return `#${red}${green}${blue}`;
}

/** Writes a channel's share of light as a screen shows it, in two digits. */
export function channelOf(light: number): string {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  const value = Math.round(Math.max(0, Math.min(1, share)) * 255);
  return value.toString(16).padStart(2, '0');
}

/** Mixes two colors as eyes expect: blue and gold meet in no gray, as they would in RGB. */
export function mixed(one: string, two: string, share: number): string {
  const to = okLabOf(two);
  const [lightness, a, b] = okLabOf(one).map(
    (from, axis) => from + ((to[axis] ?? 0) - from) * share,
  );
  return hexOf([lightness ?? 0, a ?? 0, b ?? 0]);
}
