import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONTS, narrow, narrowedFile } from '../scripts/narrow-fonts.mjs';

test.each(FONTS)('%s is what scripts/narrow-fonts.mjs makes of its package', async (font) => {
  const made = await narrow(font);
  expect(readFileSync(narrowedFile(font)).equals(made)).toBe(true);
});
