import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { drawPictures } from './pictures.ts';

const pictures = drawPictures();

test('every product has a picture, and one in each of its colors', () => {
  const urls = pictures.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(products.map(({ image }) => image)));
  const colors = products.reduce((sum, { colors = [] }) => sum + colors.length, 0);
  expect(new Set(urls).size).toBe(products.length + colors);
});

test('a picture is titled, small, and free of what the content policy forbids', () => {
  for (const { url, svg } of pictures) {
    expect(svg, url).toContain('<title>');
    expect(svg, url).not.toMatch(/style|script|href|NaN|undefined/);
    expect(gzipSync(svg, { level: 9 }).length, url).toBeLessThan(8000);
  }
});

test('no two pictures are the same', () => {
  const drawings = pictures.map(({ svg }) => svg.replace(/<title>.*<\/title>/, ''));
  expect(new Set(drawings).size).toBe(drawings.length);
});
