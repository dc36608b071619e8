export type Lab = readonly [lightness: number, greenToRed: number, blueToYellow: number];

/** White of a screen in the CIE standard (D65). */
export const WHITE = { x: 0.95047, z: 1.08883 };

/** Share of light of a channel's value, from 0 to 255. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Cache of colors: a wardrobe has a few dozen, each compared a hundred times. */
const known = new Map<string, Lab>();

export function labOf(color: string): Lab {
  const lab = known.get(color) ?? converted(color);
  known.set(color, lab);
  return lab;
}

function converted(color: string): Lab {
  const value = Number.parseInt(color.slice(1), 16);
  const [r, g, b] = [linear(value >> 16), linear((value >> 8) & 0xff), linear(value & 0xff)];
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE.x);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE.z);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/**
 * Measures how different two colors look (CIE76): 2 is just visible, 25 is obvious at the size of a
 * card. In RGB, blush and skin would count as far apart.
 */
export function colorDistance(one: string, two: string): number {
  const [l1, a1, b1] = labOf(one);
  const [l2, a2, b2] = labOf(two);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}
