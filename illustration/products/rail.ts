/** Rail for clothes, painted with the gradient `rail` of its picture. */
export const RAIL =
  `<rect x="40" y="62" width="560" height="12" rx="6" fill="url(#rail)"/>` +
  `<path d="M40 78h560" stroke="#2b0d20" stroke-opacity=".14" stroke-width="10"/>`;

export function hanger(x: number, y: number, half: number): string {
  return (
    `<path d="M${x} ${y}v-10c0-10 12-10 12-22a13 13 0 0 0-26 0" fill="none" stroke="#9c7a5f" stroke-width="4.500" stroke-linecap="round"/>` +
    `<path d="M${x - half} ${y + 32}C${x - half * 0.5} ${y + 14} ${x - 14} ${y} ${x} ${y}s${half * 0.5} 14 ${half} 32" fill="none" stroke="url(#rail)" stroke-width="11" stroke-linecap="round"/>`
  );
}

/** Draws a hanging thing with its soft shadow on the wall, to the right. */
export function hung(shape: string, fill: string): string {
  return (
    `<path transform="translate(20 14)" d="${shape}" fill="#2b0d20" fill-opacity=".13"/>` +
    `<path transform="translate(9 6)" d="${shape}" fill="#2b0d20" fill-opacity=".1"/>` +
    `<path d="${shape}" fill="${fill}"/>`
  );
}
