import { byDay, heroSvg } from './hero.ts';

/**
 * Size of the image for link previews in chats. The image has no words, so that nobody looking over
 * a shoulder can read any.
 */
export const PREVIEW = { width: 1200, height: 630 } as const;

const PICTURE = { x: 560, y: 35, width: 597, height: 560, radius: 48 } as const;

/** Draws the landing page's picture beside the app's sign. */
export function previewSvg(): string {
  const { x, y, width, height, radius } = PICTURE;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const hero = heroSvg(byDay).replace('<svg ', `<svg ${box} preserveAspectRatio="xMidYMid slice" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}">`,
    `<defs><clipPath id="frame"><rect ${box} rx="${radius}"/></clipPath></defs>`,
    '<rect width="1200" height="630" fill="#fbf4ea"/>',
    '<g transform="translate(96 125) scale(9.5)">',
    '<circle cx="14" cy="20" r="12" fill="#e1623f"/><circle cx="26" cy="20" r="12" fill="#2f7d77"/>',
    '<path d="M20 9.6a12 12 0 0 1 0 20.8 12 12 0 0 1 0-20.8" fill="#371a36"/></g>',
    `<g clip-path="url(#frame)">${hero}</g>`,
    '</svg>',
  ].join('');
}
