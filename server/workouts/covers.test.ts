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
