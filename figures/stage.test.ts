import { expect, test } from 'vitest';
import { type PairPose, swapped, vary } from '../contract/figures.ts';
import { Setting } from '../contract/setting.ts';
import { castFor } from './cast.ts';
import { heroSvg } from './hero.ts';
import { hiddenFaces } from './hidden.ts';
import { solvePair } from './solve.ts';
import { sceneSvg, stageFor } from './stage.ts';

const handInHand: PairPose = {
  a: { x: -60, arms: { to: { partner: 'hand' } } },
  b: { x: 60, arms: { to: { partner: 'hand' } } },
};
const { a, b } = castFor(1);
const bodies = { a: a.body, b: b.body };

test('hands that hold each other meet in one point', () => {
  const pair = solvePair(handInHand, bodies);
  expect(pair.a.limbs.armNear.tip.x).toBeCloseTo(pair.b.limbs.armNear.tip.x, 1);
  expect(pair.a.limbs.armNear.tip.y).toBeCloseTo(pair.b.limbs.armNear.tip.y, 1);
});

test('standing feet are flat on the floor, whoever stands', () => {
  for (let seed = 1; seed < 30; seed++) {
    const cast = castFor(seed);
    const pair = solvePair(handInHand, { a: cast.a.body, b: cast.b.body });
    expect(pair.a.limbs.legNear.tip.y).toBeCloseTo(0, 1);
    expect(pair.a.limbs.legNear.endAngle).toBe(90);
  }
});

test('a variation changes only what it names', () => {
  const varied = vary(handInHand, { b: { head: 160 } });
  expect(varied.a).toEqual(handInHand.a);
  expect(varied.b).toEqual({ ...handInHand.b, head: 160 });
});

test('swapped partners keep the places and directions of the picture', () => {
  const pair = solvePair(swapped(handInHand), bodies);
  expect(pair.a.torso).toMatchObject({ pelvis: { x: 60 }, side: -1 });
});

test.each(Setting.options)('a %s picture has a title and no inline style', (setting) => {
  const svg = sceneSvg({ setting, poses: [handInHand] }, castFor(2, setting), {
    title: 'Hand in hand & "calm"',
    prefix: 'w2',
  });
  expect(svg).toContain('<title>Hand in hand &amp; &quot;calm&quot;</title>');
  expect(svg).not.toMatch(/style|<script/);
  for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^w2-/);
});

test('an arm that passes the head leaves the face free, in every key pose alike', () => {
  const reaching = vary(handInHand, { a: { arms: [150, 175] } });
  const { keys } = stageFor({ setting: 'stretch', poses: [reaching, handInHand] }, { a, b });
  for (const pair of keys) {
    expect(pair.a.limbs.armNear.layer).toBe('under');
    expect(hiddenFaces(pair, { a, b }).a).toBeLessThan(0.1);
  }
});

test('the landing picture names what it shows', () => {
  expect(heroSvg()).toMatch(/^<svg[^>]+role="img"><title>/);
  expect(heroSvg()).not.toMatch(/style|NaN/);
});
