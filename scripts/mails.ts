/*
 * Shows every mail to the people who write them: `npm run mails` makes one page with each of them at
 * the widths of a phone and a desk, by day and by night, ours and neutral, and nothing that runs.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { everyMail } from '../server/testing/every-mail.ts';

const WIDTHS_PX = [320, 640];
const HEIGHT_PX = 640;
const folder = path.join(import.meta.dirname, '../node_modules/.cache/mails');

const frames = (file: string) =>
  WIDTHS_PX.map(
    (width) => `<iframe src="${file}" width="${width}" height="${HEIGHT_PX}"></iframe>`,
  ).join('');

await mkdir(folder, { recursive: true });
const sections: string[] = [];
for (const isDiscreet of [false, true]) {
  for (const [index, { template, subject, html = '' }] of everyMail(isDiscreet).entries()) {
    const name = `${index}-${template}${isDiscreet ? '-discreet' : ''}`;
    await writeFile(path.join(folder, `${name}.html`), html);
    // Open the night's rules by day: a frame has the theme of the system.
    const night = html.replace('(prefers-color-scheme:dark)', 'all');
    await writeFile(path.join(folder, `${name}-night.html`), night);
    sections.push(
      `<h2>${template}: ${subject}</h2><div>${frames(`${name}.html`)}${frames(`${name}-night.html`)}</div>`,
    );
  }
}
const page = path.join(folder, 'all.html');
await writeFile(
  page,
  `<!doctype html><meta charset="utf-8"><title>Mails</title><style>body{font:16px sans-serif}div{display:flex;gap:12px}iframe{border:0;flex:none}</style>${sections.join('\n')}`,
);
console.log(`Open ${page}`);
