import type { FigurePose, Limb, PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { both, handsOnBelly, kneesDown, onSide, prone, supine, wideMat } from './shared.ts';

type Figure = Omit<FigurePose, 'x'>;

const plankBody: Figure = {
  y: 64,
  spine: 112,
  chest: 112,
  neck: 122,
  head: 138,
  legs: { to: { floor: -131, toes: true } },
  arms: { to: { floor: 84 } },
};
const deadBug: Figure = {
  ...supine,
  legNear: { angles: [104, 102, 176], short: 0.88 },
  legFar: [182, 84, 160],
  armNear: [178, 182],
  armFar: { angles: [256, 264], short: 0.86 },
};
const forgiven: Figure = {
  y: 62,
  spine: 298,
  chest: 304,
  neck: 262,
  head: 256,
  legFar: { to: { floor: 56 } },
  legNear: [166, 48, 126],
  arms: [86, 88, 90],
};
/** Lower arm folded under the head. */
const underHead: Limb = { angles: [100, 106], short: [0.8, 0.5] };
const sideLeg = both(156, { ...onSide, armNear: underHead }, [wideMat]);
const sideLegApart: PairPose = {
  a: { ...sideLeg.a, x: -154, facing: 'left' },
  b: { ...sideLeg.b, x: 154, facing: 'right' },
  props: [{ kind: 'mat', x: 0, width: 680 }],
};
const lifted: Partial<FigurePose> = { legFar: [112, 112, 110] };
const legLower: PairPose = {
  a: { x: -64, ...supine, facing: 'left', legs: [112, 112], arms: { to: { partner: 'ankle' } } },
  b: {
    x: 78,
    facing: 'left',
    spine: 172,
    chest: 166,
    legs: { to: { floor: -8 } },
    arms: [60, 74],
  },
  props: [{ kind: 'mat', x: -60, width: 360 }],
};
const legPress: PairPose = {
  a: { x: -70, ...supine, facing: 'right', legs: [158, 64, 158], arms: [84, 88, 90] },
  b: {
    x: 92,
    facing: 'left',
    legs: kneesDown,
    spine: 146,
    chest: 136,
    neck: 138,
    head: 158,
    arms: { to: { partner: 'foot', by: [-2, 2] } },
  },
  props: [wideMat],
};
const legCurl: PairPose = {
  a: { x: 40, ...prone, facing: 'right', legs: [276, 273, 266], arms: [276, 272, 270], depth: 1 },
  b: {
    x: -146,
    facing: 'right',
    legs: kneesDown,
    spine: 120,
    chest: 104,
    neck: 124,
    head: 142,
    arms: { to: { partner: 'ankle', by: [0, 10] } },
  },
  props: [wideMat],
};

/** Poses down on the mat: planks, bridges, side-lying legs and a partner's resistance. */
export const strengthFloor: Record<string, PairPose> = {
  'plank-tap': both(152, { ...plankBody, armNear: { to: { own: 'chest', by: [10, -4] } } }, [
    wideMat,
  ]),
  // Keep hands and feet where the plank has them, so that only the hips move between the two.
  'plank-hips-high': both(
    199,
    {
      y: 116,
      spine: 50,
      chest: 46,
      neck: 40,
      head: 26,
      legs: { to: { floor: -84, toes: true } },
      arms: { to: { floor: 131 } },
    },
    [wideMat],
  ),
  'side-plank-outer': {
    a: {
      x: -142,
      view: 'front',
      facing: 'left',
      spine: 116,
      chest: 116,
      neck: 118,
      head: 122,
      armNear: { to: { floor: 8 }, end: 80, short: 0.87 },
      armFar: [178, 180],
      legNear: [292, 290, 284],
      legFar: [68, 68, 70],
    },
    b: {
      x: 142,
      view: 'front',
      facing: 'right',
      spine: 116,
      chest: 116,
      neck: 118,
      head: 122,
      armNear: { to: { floor: 8 }, end: 80, short: 0.87 },
      armFar: [178, 180],
      legNear: [292, 290, 284],
      legFar: [68, 68, 70],
    },
    props: [{ kind: 'mat', x: 0, width: 660 }],
  },
  'dead-bug': {
    a: { x: -122, facing: 'right', ...deadBug },
    b: { x: 122, facing: 'left', ...deadBug },
    props: [{ kind: 'mat', x: 0, width: 700 }],
  },
  'dead-bug-start': {
    a: { x: -122, facing: 'right', ...supine, legs: [182, 84, 160], arms: [178, 182] },
    b: { x: 122, facing: 'left', ...supine, legs: [182, 84, 160], arms: [178, 182] },
    props: [{ kind: 'mat', x: 0, width: 700 }],
  },
  'bridge-belly': {
    a: {
      x: -84,
      ...supine,
      facing: 'right',
      legs: { to: { floor: 62 } },
      rest: 'seat',
      arms: handsOnBelly,
    },
    b: {
      x: 84,
      ...supine,
      facing: 'left',
      legs: { to: { floor: 62 } },
      rest: 'seat',
      arms: handsOnBelly,
    },
    props: [wideMat],
  },
  'bridge-march': {
    a: { x: -104, facing: 'right', ...forgiven },
    b: { x: 104, facing: 'left', ...forgiven },
    props: [wideMat],
  },
  'side-leg-low': sideLeg,
  'side-leg-high': vary(sideLeg, { a: lifted, b: lifted }),
  'side-leg-low-apart': sideLegApart,
  'side-leg-high-apart': vary(sideLegApart, { a: lifted, b: lifted }),
  'superman-rest': both(
    156,
    {
      ...prone,
      legs: { angles: [276, 275, 274], short: 0.92 },
      arms: { angles: [93, 92, 90], short: 0.8 },
    },
    [wideMat],
  ),
  'superman-lift': both(
    156,
    {
      spine: 100,
      chest: 112,
      neck: 124,
      head: 140,
      legs: { angles: [264, 258, 262], short: 0.92 },
      arms: { to: { partner: 'hand', by: [0, 6] } },
    },
    [wideMat],
  ),
  'leg-lower-low': legLower,
  'leg-press-bent': legPress,
  'leg-press-long': vary(legPress, {
    a: { legs: [138, 118, 190] },
    b: { spine: 176, chest: 174 },
  }),
  'leg-curl-low': legCurl,
  'leg-curl-high': vary(legCurl, {
    a: { legs: [268, 204, 200] },
    b: { spine: 150, chest: 140 },
  }),
};
