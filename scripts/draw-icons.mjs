import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Share of an icon's width that the mark takes. Of a maskable icon only the middle is sure to be
 * visible.
 */
const MARK = { any: 0.84, apple: 0.8, maskable: 0.66 };
const CORNER = 0.22;
/** Mark of each brand, which is its tab's icon, and the background. */
const BRANDS = [
  { brand: 'plain', mark: 'favicon.svg', ground: '#fbf4ea' },
  { brand: 'discreet', mark: 'planner.svg', ground: '#f3f4f6' },
];

/** Draws the icons of the installed app, in all sizes and both brands. */
export async function drawIcons(web, { APP_ICONS, iconUrl }) {
  await mkdir(path.join(web, 'icons'), { recursive: true });
  for (const { brand, mark, ground } of BRANDS) {
    const drawing = await readFile(path.join(web, mark), 'utf8');
    for (const { name, size, purpose } of APP_ICONS) {
      const svg = iconSvg(drawing, { size, ground, purpose });
      const png = sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 });
      await writeFile(path.join(web, iconUrl(brand, name)), await png.toBuffer());
    }
  }
}

function iconSvg(drawing, { size, ground, purpose }) {
  const width = size * MARK[purpose];
  const place = (size - width) / 2;
  // Round only plain icons: phones round maskable and Apple's icons by themselves.
  const corner = purpose === 'any' ? size * CORNER : 0;
  const mark = drawing
    .replace(/<title>.*?<\/title>/, '')
    .replace('<svg ', `<svg x="${place}" y="${place}" width="${width}" height="${width}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${corner}" fill="${ground}"/>${mark}</svg>`;
}
