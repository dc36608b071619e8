/** How people call a color, with an example of each: the nearest one names a cloth. */
const EXAMPLES = {
  white: '#fdfaf5',
  cream: '#f5ead9',
  beige: '#dcc3a4',
  brown: '#7a5236',
  gray: '#8a8a8e',
  'blue-gray': '#67708c',
  black: '#1d1b20',
  red: '#c8202c',
  coral: '#e8593c',
  rust: '#b05a45',
  'dark red': '#7f2a3d',
  pink: '#f0a694',
  orange: '#f2a65a',
  yellow: '#f2cf4a',
  gold: '#d6a548',
  'light green': '#9db19a',
  green: '#3f7d4f',
  teal: '#2f7d7e',
  'light blue': '#a9ccd4',
  blue: '#3f74b5',
  navy: '#2c3358',
  purple: '#5c3060',
  lilac: '#b79ac8',
} as const;

/** CIE L*a*b*, in which equal distances look about equally far apart. */
function lab(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 0xff, value & 0xff].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The word for a color of the clothes: “coral”, “light blue”. */
export function colorName(hex: string): string {
  const [lightness, a, b] = lab(hex);
  const distances = Object.entries(EXAMPLES).map(([name, example]) => {
    const other = lab(example);
    return { name, by: Math.hypot(lightness - other[0], a - other[1], b - other[2]) };
  });
  return distances.reduce((best, one) => (one.by < best.by ? one : best)).name;
}
