import { describe, expect, test } from 'vitest';
import { hiddenFaces } from '../../illustration/checks/hidden-faces.ts';
import { overreachedLimbs } from '../../illustration/checks/pose-checks.ts';
import { CANVAS } from '../../illustration/rig/camera.ts';
import { distance, nearestTurn, type Vec } from '../../illustration/rig/geometry.ts';
import { interpolate } from '../../illustration/rig/interpolate.ts';
import { legExtent } from '../../illustration/rig/placement.ts';
import type { SolvedFigure, SolvedPair } from '../../illustration/rig/solve.ts';
import { trunkCircles } from '../../illustration/rig/torso.ts';
import { everyPicture } from '../../tests/step-pictures.ts';

/** Largest hidden share of a face: more would be missed in the picture. */
const MOST_HIDDEN = 0.4;
/** Smallest movement that is visible as another pose, in a figure about 300 tall. */
const LEAST_MOVED = 6;

/** Phrases which show that the second side belongs to this step, and not to the next. */
const NAMES_BOTH_SIDES = [
  /change (legs|sides|arms|feet|hands) (half|after|at half|in the middle|each time)/i,
  /(breaths|then),? change (legs|feet|sides)/i,
  /(on|for) each (leg|arm)|on one leg, eight on the other/i,
  /half(way|time)?( through)?,? (let|uncross|take|change)|second leg at half/i,
  /(and|then) (go|swing|lean|bend|step back|let them)?( over)?( to)? ?the other (side|way)(?! round)/i,
  /one (leg|knee|foot),? (and )?then the other|(one|heels slowly, one) and then the other/i,
  /repeat with the other|take the second leg|low, and change hands|chang(e|ing) the lunging leg|changing legs/i,
];

/**
 * Words of movements without sides: knees that circle one way and the other, and partners who lean
 * in turn.
 */
const CHANGES_NO_SIDE = /circle|circles|leans|folds/i;

const namesBothSides = (text: string) =>
  !CHANGES_NO_SIDE.test(text) && NAMES_BOTH_SIDES.some((phrase) => phrase.test(text));

const steps = everyPicture()
  .flat()
  .map((picture) => ({ ...picture, keys: picture.solvedScene.keys }));

/** Movements from each key pose to the next, at a quarter, half and three quarters. */
const moves = steps.flatMap(({ name, keys }) =>
  keys.slice(1).map((to, index) => {
    const from = keys[index] ?? to;
    const between = [0.25, 0.5, 0.75].map((t) => interpolate(from, to, t));
    return { name, from, to, between, halfway: between[1] ?? to };
  }),
);

function points({ a, b }: SolvedPair): Vec[] {
  return [a, b].flatMap(({ torso, limbs }) => [
    torso.headCentre,
    torso.pelvis,
    ...Object.values(limbs).flatMap(({ joint, tip }) => [joint, tip]),
  ]);
}

function moved(one: SolvedPair, two: SolvedPair): number {
  const others = points(two);
  return Math.max(...points(one).map((point, index) => distance(point, others[index] ?? point)));
}

function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((one, index) => list.slice(index + 1).map((two): [T, T] => [one, two]));
}

/**
 * Tells whether near and far have changed places, or weight, trunk or head have moved to the other
 * side.
 */
function isOtherSide(one: SolvedFigure, two: SolvedFigure): boolean {
  const apart = ({ limbs }: SolvedFigure, kind: 'arm' | 'leg', at: 'joint' | 'end' | 'tip') => {
    const [near, far] = [limbs[`${kind}Near`][at], limbs[`${kind}Far`][at]];
    return { x: near.x - far.x, y: near.y - far.y };
  };
  const changed = (['arm', 'leg'] as const).some((kind) =>
    (['joint', 'end', 'tip'] as const).some((at) => {
      const [before, after] = [apart(one, kind, at), apart(two, kind, at)];
      return before.x * after.x + before.y * after.y < -30;
    }),
  );
  const weight = ({ torso, limbs }: SolvedFigure) =>
    torso.pelvis.x - (limbs.legNear.tip.x + limbs.legFar.tip.x) / 2;
  const lean = ({ torso }: SolvedFigure) => torso.chest - 180;
  const isSeenFrontally = one.torso.view !== 'side';
  return (
    changed ||
    (isSeenFrontally && (lean(one) * lean(two) < -20 || weight(one) * weight(two) < -20)) ||
    one.torso.look !== two.torso.look ||
    one.torso.pelvis.x * two.torso.pelvis.x < -100
  );
}

describe('the pictures of the steps', () => {
  test('show every face', () => {
    const hidden = steps.flatMap(({ name, keys }) =>
      keys.flatMap((pair, index) => {
        const { a, b } = hiddenFaces(pair);
        return Math.max(a, b) > MOST_HIDDEN ? [`${name}, pose ${index + 1}`] : [];
      }),
    );
    expect(hidden).toEqual([]);
  });

  test('move where a step has several key poses', () => {
    const still = steps.filter(({ keys }) =>
      pairsOf(keys).some(([one, two]) => moved(one, two) < LEAST_MOVED),
    );
    expect(still.map(({ name }) => name)).toEqual([]);
  });

  test('show both sides where the text speaks of both', () => {
    const oneSided = steps
      .filter(({ text }) => namesBothSides(text))
      .filter(
        ({ keys }) =>
          !pairsOf(keys).some(
            ([one, two]) => isOtherSide(one.a, two.a) || isOtherSide(one.b, two.b),
          ),
      );
    expect(oneSided.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });

  test('keep everyone within the frame', () => {
    const cut = steps.filter(({ keys, solvedScene }) => {
      const { scale, shift } = solvedScene.camera;
      return keys.flatMap(points).some(({ x, y }) => {
        const [left, top] = [x * scale + shift, CANVAS.floor - y * scale];
        return left < 8 || left > CANVAS.width - 8 || top < 8;
      });
    });
    expect(cut.map(({ name }) => name)).toEqual([]);
  });
});

/** Allows knees to sink a little into a soft bed. */
const MOST_SUNK = 12;

/** Distance from the middle of a piece of furniture or a mat to either side. */
function halfWidth(prop: NonNullable<SolvedPair['pose']['props']>[number]): number | undefined {
  if (prop.kind === 'chair') return 38;
  if (prop.kind === 'bed' || prop.kind === 'bench') return (prop.width ?? 420) / 2;
  // Add the near edge, which extends a little further than the far one.
  if (prop.kind === 'mat' || prop.kind === 'blanket') return (prop.width ?? 340) / 2 + 12;
  return undefined;
}

function lowestJoint({ torso, limbs }: SolvedFigure): number {
  return Math.min(
    torso.pelvis.y - 20,
    torso.headCentre.y - 19,
    ...Object.values(limbs).flatMap(({ kind, joint, tip }) => [
      joint.y - (kind === 'leg' ? 9 : 6),
      tip.y,
    ]),
  );
}

/** Distance by which a partner gets below both key poses in between. */
function sunkBetween({ from, to, between }: (typeof moves)[number], who: 'a' | 'b'): number {
  const ends = Math.min(lowestJoint(from[who]), lowestJoint(to[who]));
  return ends - Math.min(...between.map((pair) => lowestJoint(pair[who])));
}

describe('what the couple stands and lies on', () => {
  test('is shown whole: beds, chairs and mats', () => {
    const cut = steps.filter(({ keys, solvedScene: { camera } }) =>
      keys
        .flatMap(({ pose }) => pose.props ?? [])
        .some((prop) => {
          const half = halfWidth(prop);
          if (half === undefined || !('x' in prop)) return false;
          const middle = prop.x * camera.scale + camera.shift;
          const reach = half * camera.scale;
          return middle - reach < 0 || middle + reach > CANVAS.width;
        }),
    );
    expect(cut.map(({ name }) => name)).toEqual([]);
  });

  test('bears them on the way from one pose to the next', () => {
    const sunk = moves.filter((move) =>
      (['a', 'b'] as const).some((who) => sunkBetween(move, who) > MOST_SUNK),
    );
    expect(sunk.map(({ name }) => name)).toEqual([]);
  });
});

/**
 * Smallest share of the size at which a standing pair fills the frame: below, people have to peer.
 */
const SMALLEST = 0.92;
/**
 * Largest hidden share in between: a face may pass behind something for a moment, but not
 * completely.
 */
const MOST_HIDDEN_HALFWAY = 0.5;
/**
 * Smallest share of the partners' distance before or after: below, one passes through the other.
 */
const NEAREST_HALFWAY = 0.7;

const apart = ({ a, b }: SolvedPair) => distance(a.torso.pelvis, b.torso.pelvis);

describe('the pictures, from one pose to the next', () => {
  test('draw nobody small', () => {
    const small = steps.filter(({ solvedScene }) => solvedScene.camera.scale < SMALLEST);
    expect(small.map(({ name, solvedScene }) => `${name}: ${solvedScene.camera.scale}`)).toEqual(
      [],
    );
  });

  test('show every face halfway too', () => {
    const hidden = moves.filter(({ halfway }) => {
      const { a, b } = hiddenFaces(halfway);
      return Math.max(a, b) > MOST_HIDDEN_HALFWAY;
    });
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  test('lead nobody through the partner', () => {
    const merged = moves.filter(
      ({ from, to, halfway }) =>
        apart(halfway) < NEAREST_HALFWAY * Math.min(apart(from), apart(to)),
    );
    expect(merged.map(({ name }) => name)).toEqual([]);
  });

  test('keep one foot on the floor while the other is changed', () => {
    const floating = moves.filter(({ from, to, halfway }) =>
      (['a', 'b'] as const).some(
        (who) => lowest(halfway[who]) > Math.max(lowest(from[who]), lowest(to[who])) + HIGHEST_HOP,
      ),
    );
    expect(floating.map(({ name }) => name)).toEqual([]);
  });

  test('lead no arm through the back', () => {
    const twisted = moves.filter(({ from, to, halfway }) =>
      (['a', 'b'] as const).some((who) =>
        (['armNear', 'armFar'] as const).some(
          (name) =>
            isBehindAndUp(halfway[who], name) &&
            !isBehindAndUp(from[who], name) &&
            !isBehindAndUp(to[who], name),
        ),
      ),
    );
    expect(twisted.map(({ name }) => name)).toEqual([]);
  });
});

/**
 * Steps checked by eye and correct: linked elbows lie in the crook of the partner's arm, behind the
 * back.
 */
const LINKED_ELBOWS = ['102.3', '204.11'];

describe('the bodies in the pictures', () => {
  test('bend no further than they can and lead nothing through each other, on the way too', () => {
    const pairs = [
      ...steps.flatMap(({ name, keys }) => keys.map((pair) => ({ name, pair }))),
      ...moves.flatMap(({ name, between }) => between.map((pair) => ({ name, pair }))),
    ];
    const beyond = pairs.flatMap(({ name, pair }) =>
      overreachedLimbs(pair)
        .filter(({ where }) => !(LINKED_ELBOWS.includes(name) && where.startsWith('arm')))
        .map(
          ({ who, where, problem, by }) => `${name}: ${who} ${where} ${problem} (${by.toFixed()})`,
        ),
    );
    expect([...new Set(beyond)]).toEqual([]);
  });
});

/** Limits a foot's height between two steps: higher would be a jump that nobody asked for. */
const HIGHEST_HOP = 40;

function lowest({ torso, limbs, body }: SolvedFigure): number {
  const trunk = trunkCircles(torso, body).map(({ centre, radius }) => centre.y - radius);
  const legs = [limbs.legNear, limbs.legFar].flatMap((leg) => legExtent(leg, body));
  return Math.min(...trunk, ...legs, limbs.armNear.tip.y, limbs.armFar.tip.y);
}

/**
 * Tells whether an upper arm points back and up from the trunk, where no shoulder goes by itself.
 */
function isBehindAndUp({ torso, limbs }: SolvedFigure, name: 'armNear' | 'armFar'): boolean {
  if (torso.view !== 'side') return false;
  const fromTrunk = nearestTurn(limbs[name].upper - torso.chest, 180);
  return fromTrunk > 30 && fromTrunk < 100;
}
