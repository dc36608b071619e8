import { expect, test } from 'vitest';
import type { FigurePose } from '../../contract/workouts/poses.ts';
import { distanceToLine } from '../../illustration/rig/geometry.ts';
import { type LimbName, limbNames } from '../../illustration/rig/parts.ts';
import { anglesOf, legExtent, limbPose } from '../../illustration/rig/placement.ts';
import type { SolvedFigure, SolvedPair, Who } from '../../illustration/rig/solve.ts';
import { seenChest, seenWaist, trunkCircles } from '../../illustration/rig/torso.ts';
import { allWorkouts } from '../../server/catalogue/catalogue.ts';
import { everyPicture } from '../../tests/step-pictures.ts';

const LEVEL_DEGREES = 7;

const isLevel = (angle: number) =>
  Math.abs(Math.sin((angle * Math.PI) / 180)) > Math.cos((LEVEL_DEGREES * Math.PI) / 180);

type Drawn = { name: string; text: string; pair: SolvedPair; who: Who; figure: SolvedFigure };

const figures: Drawn[] = everyPicture()
  .flat()
  .flatMap(({ name, text, solvedScene }) =>
    solvedScene.keys.flatMap((pair) =>
      (['a', 'b'] as const).map((who) => ({ name, text, pair, who, figure: pair[who] })),
    ),
  );

/** Names the steps of the figures, each once. */
const namesOf = (wrong: readonly Drawn[]) => [...new Set(wrong.map(({ name }) => name))];

/** Part of one's own body for which a limb reaches. */
function ownPart({ pose }: SolvedFigure, name: LimbName): string | undefined {
  const limb = limbPose(pose, name);
  return !Array.isArray(limb) && 'to' in limb && 'own' in limb.to ? limb.to.own : undefined;
}

const HAND_ON_OWN_TRUNK =
  /\b(hands?|palms?|one|other)\b[^.:]*\bon (your|the|each) (own )?(heart|bell(y|ies))|heart and belly/i;
/** Thickness of a hand that lies flat along the outline. */
const FLAT_HAND = 9;

test('a hand on one’s own heart or belly lies on the body', () => {
  const besides = figures.filter(({ text, figure }) => {
    const { torso, body, limbs } = figure;
    const [chest, waist] =
      torso.view === 'side'
        ? [seenChest(torso, body), seenWaist(torso, body)]
        : [body.waistHalf, body.waistHalf];
    return (
      HAND_ON_OWN_TRUNK.test(text) &&
      limbNames.some((name) => {
        const part = ownPart(figure, name);
        if (part !== 'heart' && part !== 'belly') return false;
        const aside = distanceToLine(limbs[name].tip, torso.waist, torso.neckBase);
        // The far hand follows the front edge.
        const flat = isLevel(torso.spine) || name === 'armFar' ? FLAT_HAND : 0;
        return aside > (part === 'heart' ? chest : waist) + flat;
      })
    );
  });
  expect(namesOf(besides)).toEqual([]);
});

const CLEAR_OF_KNEE = 30;

test('a foot against the other leg keeps off its knee', () => {
  const against = figures.filter(({ figure }) => {
    const { torso, limbs } = figure;
    if (torso.pelvis.y < 120) return false;
    return (['legNear', 'legFar'] as const).some((name) => {
      const other = limbs[name === 'legNear' ? 'legFar' : 'legNear'];
      const isOnLeg = /^(knee|thigh|shin)/.test(ownPart(figure, name) ?? '');
      return isOnLeg && Math.abs(limbs[name].end.y - other.joint.y) < CLEAR_OF_KNEE;
    });
  });
  expect(namesOf(against)).toEqual([]);
});

/** Height above the mat or bed at which a part that should lie on it seems to hover. */
const HOVERS = 8;

/** Legs that lie long, given by angles near the level. */
function longLegs({ pose, limbs }: SolvedFigure) {
  return (['legNear', 'legFar'] as const).flatMap((name) => {
    const angles = anglesOf(limbPose(pose, name));
    return angles && isLevel(angles.upper) && isLevel(angles.lower) ? [limbs[name]] : [];
  });
}

test('trunks and long legs of people who lie rest on what carries them', () => {
  const hovering = figures.filter(({ figure }) => {
    const { torso, body, surface } = figure;
    if (torso.view !== 'side' || !isLevel(torso.spine) || Math.abs(torso.chest - torso.spine) > 6)
      return false;
    // Skip hands and knees, and a hinge at the hips.
    const trunk = Math.min(
      ...trunkCircles(torso, body).map(({ centre, radius }) => centre.y - radius),
    );
    if (trunk - surface > 30) return false;
    const legs = longLegs(figure);
    const foot = Math.min(...legs.flatMap((leg) => legExtent(leg, body).slice(1)));
    return trunk - surface > HOVERS || (legs.length > 0 && foot - surface > HOVERS);
  });
  expect(namesOf(hovering)).toEqual([]);
});

test('back to back, one turn to your own right is toward us and the other away', () => {
  const turns = figures.filter(
    ({ text, pair: { a, b } }) =>
      /\b(your own|both twist|both turn) (right|left)\b/i.test(text) &&
      a.torso.side === -b.torso.side &&
      (a.torso.look !== 'side' || b.torso.look !== 'side'),
  );
  expect(namesOf(turns).length).toBeGreaterThanOrEqual(5);
  const alike = turns.filter(({ pair: { a, b } }) => a.torso.look === b.torso.look);
  expect(namesOf(alike)).toEqual([]);
  const mistaken = turns.filter(({ text, figure: { torso } }) => {
    const right = /own right/i.test(text) && !/left/i.test(text);
    const left = /own left/i.test(text) && !/right/i.test(text);
    const faces = torso.look === 'front' ? 1 : -1;
    return (right && faces !== torso.side) || (left && faces === torso.side);
  });
  expect(namesOf(mistaken)).toEqual([]);
});

test('a head that looks behind belongs to a chest that turns along', () => {
  const wrung = figures.filter(
    ({ figure: { torso } }) => torso.view === 'side' && torso.look === 'back' && torso.twist > -0.6,
  );
  expect(namesOf(wrung)).toEqual([]);
});

test('nobody turns round within a movement that repeats', () => {
  const facing = (figure: FigurePose, who: Who) =>
    figure.facing ?? (who === 'a' ? 'right' : 'left');
  const turning = allWorkouts.flatMap(({ id, steps }) =>
    steps.flatMap(({ mode, poses }, index) => {
      const turns = (['a', 'b'] as const).some(
        (who) => new Set(poses.map((pose) => facing(pose[who], who))).size > 1,
      );
      return mode === 'loop' && turns ? [`${id}.${index + 1}`] : [];
    }),
  );
  expect(turning).toEqual([]);
});
