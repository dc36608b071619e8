import { expect, test } from 'vitest';
import { type FigurePose, type PairPose, swapped, vary } from '../contract/workouts/poses.ts';
import { Setting } from '../contract/workouts/setting.schemas.ts';
import { bodies as everybody } from './bodies/bodies.ts';
import { cloth, type Outfit } from './bodies/outfit.ts';
import type { Shape } from './bodies/shape.ts';
import { castFor } from './cast.ts';
import { hiddenFaces } from './checks/hidden-faces.ts';
import { heroSvg } from './hero.ts';
import { previewSvg } from './preview.ts';
import { interpolate } from './rig/interpolate.ts';
import type { Motion, PictureMoment } from './rig/motion.ts';
import { solvePair } from './rig/solve.ts';
import { onTheWay } from './rig/turning.ts';
import { frameAt, frameBetween, sceneSvg, solveScene } from './solved-scene.ts';

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
  const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  for (const id of ids) expect(id).toMatch(/^w2-/);
  // Check that each fill has its gradient, because a missing one leaves a hole in a figure.
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
});

test('an arm that passes the head leaves the face free, in every key pose alike', () => {
  const reaching = vary(handInHand, { a: { arms: [150, 175] } });
  const { keys } = solveScene({ setting: 'stretch', poses: [reaching, handInHand] }, { a, b });
  for (const pair of keys) {
    expect(pair.a.limbs.armNear.layer).toBe('under');
    expect(hiddenFaces(pair).a).toBeLessThan(0.1);
  }
});

test('candles light the bedroom from below on one side: what is there is warmer than what is not', () => {
  const cast = castFor(2, 'bedroom');
  const scene = { setting: 'bedroom', poses: [handInHand] } as const;
  const { backdrop } = solveScene(scene, cast);
  const skin = backdrop.lighting.colors.a.get(cast.a.body.skin.base);
  const warmth = (color = '#000000') =>
    Number.parseInt(color.slice(1, 3), 16) - Number.parseInt(color.slice(5), 16);
  const [right] = backdrop.light.toward;
  const [lit, shadowed] = [skin?.at(right * 90, -10), skin?.at(right * -90, -250)];
  expect(warmth(lit)).toBeGreaterThan(warmth(shadowed) + 20);
});

test('each body has a lit and a shadowed end of its own, wherever the other stands', () => {
  const scene = { setting: 'stretch', poses: [handInHand] } as const;
  const { backdrop, keys } = solveScene(scene, { a, b });
  for (const who of ['a', 'b'] as const) {
    const skin = backdrop.lighting.colors[who].get({ a, b }[who].body.skin.base);
    const { x } = keys[0]?.[who].torso.pelvis ?? { x: 0 };
    // The sun shines from above on the left.
    expect(skin?.at(x - 30, -260)).not.toBe(skin?.at(x + 30, -30));
    expect(skin?.at(x - 60, -290)).toBe(skin?.at(x - 90, -320));
    expect(skin?.at(x + 60, 0)).toBe(skin?.at(x + 90, 30));
  }
});

test('hanging hair has the color of the hair on the head', () => {
  for (const body of everybody) {
    const { outfit } = a;
    const scene = { setting: 'stretch', poses: [{ a: { x: -60 }, b: { x: 60 } }] } as const;
    const solvedScene = solveScene(scene, { a: { body, outfit }, b });
    const [drawing] = frameBetween(solvedScene, 0);
    const attrs = (key: string) => drawing?.shapes.find((one) => one.key === key)?.attrs;
    const tail = attrs('a-tail') as Shape['attrs'] | undefined;
    if (tail) expect(tail.stroke ?? tail.fill, body.name).toBe(attrs('a-hair')?.fill);
  }
});

test('a body turned to us turns its head too, unless it looks to the side', () => {
  const faceOf = (change: Partial<FigurePose>) => {
    const pose: PairPose = { a: { x: -60, ...change }, b: { x: 60 } };
    const [drawing] = frameBetween(solveScene({ setting: 'cooldown', poses: [pose] }, { a, b }), 0);
    const face = drawing?.shapes.find((one): one is Shape => one.key === 'a-face');
    return face?.attrs.d;
  };
  const [profile, front] = [faceOf({}), faceOf({ view: 'front' })];
  expect([profile, front]).not.toContain(faceOf({ view: 'three-quarter' }));
  expect(faceOf({ view: 'three-quarter', look: 'side' })).toBe(profile);
});

test('who laughs opens the mouth, from the side and from the front', () => {
  for (const look of ['side', 'front'] as const) {
    const mouthOf = (eyes: FigurePose['eyes']) => {
      const pose: PairPose = { a: { x: -60, look, eyes }, b: { x: 60 } };
      const [drawing] = frameBetween(solveScene({ setting: 'cardio', poses: [pose] }, { a, b }), 0);
      return drawing?.shapes.find(({ key }) => key === 'a-mouth')?.attrs.fill;
    };
    expect(mouthOf('open')).toBe('none');
    expect(mouthOf('laughing')).toMatch(/^#/);
  }
});

test('no skin lies under the cloth at the hip, where its edge would shine through', () => {
  const outfit: Outfit = { ...a.outfit, bottom: { cut: 'shorts', cloth: cloth.navy } };
  const scene = { setting: 'stretch', poses: [{ a: { x: 0 }, b: { x: 99 } }] } as const;
  const solvedScene = solveScene(scene, { a: { ...a, outfit }, b });
  const { legNear } = solvedScene.keys[0]?.a.limbs ?? {};
  const shapes = frameBetween(solvedScene, 0)[0]?.shapes ?? [];
  const skin = shapes.find((one): one is Shape => one.key === 'a-legNear-skin');
  const heights = Array.from(
    String(skin?.attrs.d).matchAll(/ (-?[\d.]+)(?=[CAQLZ ]|$)/g),
    ([, y]) => -Number(y),
  );
  expect(Math.max(...heights)).toBeLessThan((legNear?.start.y ?? 0) - 20);
});

test('the landing picture names what it shows', () => {
  expect(heroSvg()).toMatch(/^<svg[^>]+role="img"><title>/);
  expect(heroSvg()).not.toMatch(/style|NaN/);
});

test('the landing picture has an evening, and the picture of link previews a day alone', () => {
  expect(heroSvg()).toMatch(/stop-color="light-dark\(#\w{6},#\w{6}\)"/);
  expect(previewSvg()).not.toContain('light-dark');
});

const facing: FigurePose = { x: -60, arms: [30, 60] };
const loop: Motion = { mode: 'loop', tempo: { out: 1, hold: 0, back: 1, rest: 0 } };
const at = (moving: number): PictureMoment => ({ breathing: 0, moving, resting: 0, sinceHalf: -9 });

test('partners who trade places fade from one to the other', () => {
  const scene = {
    setting: 'stretch',
    poses: [handInHand, swapped(handInHand)],
    motion: loop,
  } as const;
  const solvedScene = solveScene(scene, { a, b });
  expect(solvedScene.blends).toEqual(['fade']);
  expect(frameAt(solvedScene, at(0)).map(({ opacity }) => opacity)).toEqual([1]);
  const [first, second] = frameAt(solvedScene, at(0.5));
  expect([first?.opacity, second?.opacity]).toEqual([1, 1]);
  expect(frameAt(solvedScene, at(0.25))[1]?.opacity).toBeLessThan(0.5);
  expect(frameAt(solvedScene, at(1)).map(({ opacity }) => opacity)).toEqual([1]);
});

test('who turns round becomes narrow halfway, and the head of who looks away too', () => {
  const away = vary(handInHand, { a: { view: 'front', arms: [10, 10] }, b: { look: 'front' } });
  const toward = vary(away, { a: { view: 'back' }, b: { look: 'back' } });
  const { keys, blends } = solveScene({ setting: 'stretch', poses: [away, toward] }, { a, b });
  const [from, to] = keys;
  if (!from || !to) throw new Error('two poses have two keys');
  expect(blends).toEqual(['move']);
  expect(interpolate(from, to, 0.1).a.turn?.width).toBeGreaterThan(0.9);
  expect(interpolate(from, to, 0.5).a.turn?.width).toBeLessThan(0.4);
  expect(interpolate(from, to, 0.5).b.headWidth).toBeLessThan(0.7);
  expect(interpolate(from, to, 1).a.turn).toBeUndefined();
});

test('who turns from front to back shows the side halfway', () => {
  const away = vary(handInHand, { a: { view: 'front', arms: [10, 10] } });
  const poses = [away, vary(away, { a: { view: 'back' } })];
  const { keys, turns } = solveScene({ setting: 'stretch', poses }, { a, b });
  const [from, to] = keys;
  if (!from || !to) throw new Error('two poses have two keys');
  const at = (t: number) => onTheWay(from, to, turns[0], t).a;
  expect([0, 0.5, 1].map((t) => at(t).torso.view)).toEqual(['front', 'side', 'back']);
  expect(at(0.2).turn?.width).toBeGreaterThan(0.6);
  expect(at(0.2).turn?.width).toBeLessThan(0.8);
});

test('a leg that would pass through the partner fades over, and held sides skip what lies between', () => {
  const lying: PairPose = {
    a: { x: 0, spine: 270, chest: 270, neck: 270, head: 270, legs: [86, 84] },
    b: { x: 100, y: 60, legs: [20, -60], arms: [40, 60] },
  };
  const raised = vary(lying, { a: { legNear: [178, 178] } });
  const motion = { mode: 'switch', tempo: null } as const;
  const poses = [raised, lying, vary(lying, { a: { legFar: [178, 178] } })];
  const solvedScene = solveScene({ setting: 'stretch', poses, motion }, { a, b });
  expect(solvedScene.blends).toEqual(['fade']);
  expect(solvedScene.keys.length).toBe(2);
});

test('a ball within reach of both at either end goes out with one and comes back with the other', () => {
  const props = [{ kind: 'ball' as const, held: ['a', 'handNear'] as ['a', 'handNear'] }];
  const high: PairPose = {
    a: { x: -40, arms: { to: { at: [-4, 250] } } },
    b: { x: 40, arms: { to: { at: [4, 250] } } },
    props,
  };
  const middle = vary(high, { a: { arms: [-40, -30] }, b: { arms: [-40, -30] } });
  const low = vary(high, {
    a: { arms: { to: { at: [-4, 160] } } },
    b: { arms: { to: { at: [4, 160] } } },
  });
  const motion: Motion = { mode: 'loop', tempo: { out: 2, hold: 0, back: 2, rest: 0 } };
  const solvedScene = solveScene(
    { setting: 'strength', poses: [high, middle, low], motion },
    { a, b },
  );
  const ballAt = (moving: number) => {
    const [drawing] = frameAt(solvedScene, at(moving));
    const ball = drawing?.shapes.find(({ key }) => key.endsWith('-ball'));
    return ball?.tag === 'circle' ? Number(ball.attrs.cx) : Number.NaN;
  };
  expect(ballAt(1)).toBeGreaterThan(20);
  expect(ballAt(3)).toBeLessThan(-20);
});

test('a ball changes hands at the pose where the hands meet', () => {
  const ball = (who: 'a' | 'b') => [
    { kind: 'ball' as const, held: [who, 'handNear'] as ['a' | 'b', 'handNear'] },
  ];
  const meeting = { ...handInHand, props: ball('a') };
  const apart = vary(meeting, { a: facing, b: { x: 60, arms: [30, 60] }, props: ball('b') });
  const { keys } = solveScene({ setting: 'strength', poses: [meeting, apart] }, { a, b });
  const [from, to] = keys;
  if (!from || !to) throw new Error('two poses have two keys');
  expect(interpolate(from, to, 0.02).pose.props).toEqual(ball('b'));
  expect(interpolate(to, from, 0.98).pose.props).toEqual(ball('b'));
});
