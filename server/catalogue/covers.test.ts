import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { allWorkouts } from './catalogue.ts';
import { drawCovers } from './covers.ts';

const covers = drawCovers();

test('every workout that has a picture has a cover', () => {
  const pictured = allWorkouts.filter(({ steps }) => steps.some(({ poses }) => poses.length > 0));
  const byDay = covers.filter(({ url }) => !url.includes('evening'));
  expect(byDay.map(({ id }) => id)).toEqual(pictured.map(({ id }) => id));
});

test("every cover but the bedroom's has an evening of its own", () => {
  for (const { id, category, imageUrl } of allWorkouts) {
    const [day, evening, ...more] = covers.filter((cover) => cover.id === id);
    expect(day?.url).toBe(imageUrl);
    expect(more).toEqual([]);
    if (category === 'bedroom') expect(evening).toBeUndefined();
    else expect(evening).toMatchObject({ url: `/covers/${id}-evening.svg` });
    expect(evening?.svg).not.toBe(day?.svg);
  }
});

test('a cover is titled, small, and free of what the content policy forbids', () => {
  for (const { id, svg } of covers) {
    const workout = allWorkouts.find((one) => one.id === id);
    expect(svg).toContain(`<title>${workout?.title.replaceAll('&', '&amp;')}</title>`);
    expect(svg).not.toMatch(/style|script|href|NaN|undefined/);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(12_000);
  }
});

test('no two workouts have the same cover', () => {
  const drawings = covers.map(({ id, svg }) =>
    svg.replaceAll(`cover-${id}`, '').replace(/<title>.*<\/title>/, ''),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});

/** Overlays on the cover of a card, in shares of the picture: heart, badge and lock. */
const OVERLAYS = [
  { name: 'heart', left: 0.82, right: 1, top: 0, bottom: 0.22 },
  { name: 'badge', left: 0, right: 0.44, top: 0.92, bottom: 1 },
  { name: 'lock', left: 0.82, right: 1, top: 0.8, bottom: 1 },
];
/**
 * Matches a drawn head, in profile or from the front, at its place in the couple's group. A shadow
 * has the same outline and no color of its own.
 */
const HEAD =
  /<path d="M(?:-3-22C8-23|0-22C1[01]-22)[^"]*" fill="[^>]*transform="translate\(([-\d.]+) ([-\d.]+)\)scale\(([-\d.]+)/g;
const COUPLE = /<g transform="translate\(([-\d.]+) ([-\d.]+)\)scale\(([\d.]+)\)">/;

function frameOf(svg: string): number[] {
  return (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
}

test('no head is under the heart, the badge or the lock of a card', () => {
  const under = covers.flatMap(({ url, svg }) => {
    const [x = 0, y = 0, width = 1, height = 1] = frameOf(svg);
    const [shift = 0, floor = 0, scale = 1] = (COUPLE.exec(svg) ?? []).slice(1).map(Number);
    const heads = [...svg.matchAll(HEAD)].map((found) => found.slice(1).map(Number));
    expect(heads, url).toHaveLength(2);
    return heads.flatMap(([headX = 0, headY = 0, size = 1]) => {
      const radius = 20 * Math.abs(size) * scale;
      const across = (place: number) => (place - x) / width;
      const down = (place: number) => (place - y) / height;
      const [left, top] = [headX * scale + shift, headY * scale + floor];
      return OVERLAYS.filter(
        (overlay) =>
          across(left + radius) > overlay.left &&
          across(left - radius) < overlay.right &&
          down(top + radius) > overlay.top &&
          down(top - radius) < overlay.bottom,
      ).map(({ name }) => `${url} under the ${name}`);
    });
  });
  expect(under).toEqual([]);
});

test('covers show the couple nearer than the steps do', () => {
  const zooms = covers.map(({ svg }) => 640 / (frameOf(svg)[2] ?? 640));
  expect(Math.min(...zooms)).toBeGreaterThanOrEqual(1);
  expect(zooms.reduce((sum, zoom) => sum + zoom, 0) / zooms.length).toBeGreaterThan(1.18);
});
