import type { BodyPart, FigurePose, PairPose, Target } from '../../contract/workouts/poses.ts';
import type { Body } from './body.ts';
import { bodyInDepthRow, groundOf, raisedBy } from './depth-rows.ts';
import { along, angleOf, minus, type Side, type Vec } from './geometry.ts';
import { handContact } from './hand-contact.ts';
import type { Bend } from './ik.ts';
import { type LimbBase, limbByAngles, limbByReach, type SolvedLimb } from './limb.ts';
import {
  isRestingPlace,
  type LimbName,
  limbPoint,
  placePart,
  restingHand,
  torsoPoint,
  whichOf,
} from './parts.ts';
import {
  anglesOf,
  FAR_FLOOR,
  limbBase,
  limbPose,
  restingHeight,
  STANDARD_THIGH,
  torsoPoseOf,
} from './placement.ts';
import { type Torso, torsoFrom, type Which } from './torso.ts';

export type Who = 'a' | 'b';
export type PairBodies = Record<Who, Body>;

export type SolvedFigure = {
  body: Body;
  pose: FigurePose;
  /**
   * Height of the floor in the figure's row, and of the surface that bears the figure there: the
   * floor, a bed or a bench.
   */
  ground: number;
  surface: number;
  torso: Torso;
  limbs: Record<LimbName, SolvedLimb>;
  /** State of a turn to another view: the drawn width, and the shift from the standing place. */
  turn?: { width: number; shift: Vec };
  /** Width of a head that turns from a profile to another face. */
  headWidth?: number;
};
export type SolvedPair = Record<Who, SolvedFigure> & { pose: PairPose };

type Half = {
  who: Who;
  pose: FigurePose;
  body: Body;
  ground: number;
  torso: Torso;
  limbs: Partial<Record<LimbName, SolvedLimb>>;
};
type Halves = Record<Who, Half>;

/** Distance that relaxed feet stand wider than the hips in front views. */
const NATURAL_STANCE = 6;

/** Distance of each foot from the middle of the floor, once the body is turned to the viewer. */
const TURNED_FEET = 8;

const other = (who: Who): Who => (who === 'a' ? 'b' : 'a');

/** Places both figures as the pose says, and brings every hand and foot to its target. */
export function solvePair(pose: PairPose, bodies: PairBodies): SolvedPair {
  const halves: Halves = {
    a: placeFigure('a', pose, bodies),
    b: placeFigure('b', pose, bodies),
  };
  settleSnug(halves, 'a');
  settleSnug(halves, 'b');
  return { a: finish(halves, 'a', pose.props), b: finish(halves, 'b', pose.props), pose };
}

function placeFigure(who: Who, pair: PairPose, bodies: PairBodies): Half {
  const pose = pair[who];
  const body = bodyInDepthRow(pose, bodies[who]);
  const ground = groundOf(pair, who);
  const facing = pose.facing ?? (who === 'a' ? 'right' : 'left');
  const side: Side = facing === 'right' ? 1 : -1;
  const pelvis = { x: pose.x, y: ground + restingHeight(pose, body, side) };
  return {
    who,
    pose,
    body,
    ground,
    torso: torsoFrom({ ...torsoPoseOf(pose, side), pelvis }, body),
    limbs: {},
  };
}

function settleSnug(halves: Halves, who: Who): void {
  const half = halves[who];
  const snug = half.pose.snug;
  if (!snug) return;
  const own = partPoint(halves, who, snug.own, 'near');
  const theirs = partPoint(halves, other(who), snug.to, 'near');
  // Solve again the parts that hang on limbs, which were solved where the figure first stood.
  half.limbs = {};
  halves[other(who)].limbs = {};
  const { pelvis, side } = half.torso;
  const x = pelvis.x + theirs.x - own.x - side * (snug.gap ?? 0);
  half.torso = torsoFrom({ ...half.torso, pelvis: { x, y: pelvis.y } }, half.body);
}

function finish(halves: Halves, who: Who, props: PairPose['props']): SolvedFigure {
  const { body, pose, torso, ground } = halves[who];
  const surface = ground + raisedBy(pose, props);
  const [legNear, legFar, armNear, armFar] = [
    limbOf(halves, who, 'legNear'),
    limbOf(halves, who, 'legFar'),
    limbOf(halves, who, 'armNear'),
    limbOf(halves, who, 'armFar'),
  ];
  return { body, pose, ground, surface, torso, limbs: { legNear, legFar, armNear, armFar } };
}

function limbOf(halves: Halves, who: Who, name: LimbName): SolvedLimb {
  const half = halves[who];
  const known = half.limbs[name];
  if (known) return known;
  const solved = solveLimb(halves, who, name);
  half.limbs[name] = solved;
  return solved;
}

function solveLimb(halves: Halves, who: Who, name: LimbName): SolvedLimb {
  const { pose, body, torso, ground } = halves[who];
  const limb = limbPose(pose, name);
  const base = limbBase(pose, name, torso, body);
  const angles = anglesOf(limb);
  if (angles) return limbByAngles(base, angles);
  if (Array.isArray(limb) || !('to' in limb)) return limbByAngles(base, { upper: 0, lower: 0 });
  const { to, end } = limb;
  if ('floor' in to) {
    const floor = { ...to, lift: ground + (to.lift ?? 0) };
    return reachFloor(base, floor, torso, whichOf(name), end, body.thigh / STANDARD_THIGH);
  }
  if ('own' in to && isRestingPlace(to.own) && torso.view === 'side') {
    const { palm, end: usual } = restingHand(torso, body, to.own, whichOf(name));
    return limbByReach(base, along(palm, shift(to.by, torso.side), 1), end ?? usual);
  }
  const wanted = targetPoint(halves, who, name, to);
  const bent = torso.view === 'side' ? base : { ...base, bend: bendFor(base, wanted, limb.bend) };
  return limbByReach(bent, wanted, end ?? (base.kind === 'leg' ? 90 : undefined));
}

/**
 * Chooses the bend of a joint. In front views both ways are possible: outward unless the pose says
 * otherwise.
 */
function bendFor(base: LimbBase, wanted: Vec, wish: 'in' | 'out' | undefined): Bend {
  const upward = Math.abs(angleOf(minus(wanted, base.start), base.side)) > 90;
  return upward === (wish !== 'in') ? 1 : -1;
}

function reachFloor(
  base: LimbBase,
  { floor, toes, lift }: { floor: number; toes?: boolean | undefined; lift: number },
  torso: Torso,
  which: Which,
  end: number | undefined,
  scale: number,
): SolvedLimb {
  const flat = torso.view === 'side';
  // Set each foot out on its own side in front views. In side views both lie ahead.
  const origin = flat ? torso.pelvis.x : base.start.x + base.side * NATURAL_STANCE;
  const ground = (flat ? depthOnFloor(which, torso.turn) : 0) + lift;
  const x = origin + base.side * floor * scale;
  if (base.kind === 'arm') return limbByReach(base, { x, y: ground + 5 }, end ?? 90);
  return limbByReach(base, { x, y: ground }, end ?? (toes ? 42 : 90), toes);
}

/**
 * Returns a foot's height on the floor: the farther from the viewer, the higher. Turning parts the
 * two feet.
 */
function depthOnFloor(which: Which, turn: number): number {
  return which === 'far' ? FAR_FLOOR + turn * TURNED_FEET : -turn * TURNED_FEET;
}

function targetPoint(halves: Halves, who: Who, name: LimbName, to: Target): Vec {
  const { side } = halves[who].torso;
  if ('floor' in to) return { x: 0, y: 0 };
  if ('at' in to) return { x: to.at[0], y: to.at[1] };
  const by = shift(to.by, side);
  if ('own' in to) return along(partPoint(halves, who, to.own, whichOf(name)), by, 1);
  const meeting = meetingLimb(halves, who, name, to.partner);
  if (meeting) {
    const { by: theirs, limb } = meeting;
    const mine = limbBase(halves[who].pose, name, halves[who].torso, halves[who].body);
    // Use the same order for both figures, so that both get exactly the same point.
    const [first, second] = who === 'a' ? [mine, limb] : [limb, mine];
    return handContact(first, second, along(by, theirs, 1));
  }
  return along(partPoint(halves, other(who), to.partner, whichOf(name)), by, 1);
}

function shift(by: [number, number] | undefined, side: Side): Vec {
  return by ? { x: by[0] * side, y: by[1] } : { x: 0, y: 0 };
}

/** Returns the partner's limb if it reaches for this limb in turn. */
function meetingLimb(halves: Halves, who: Who, name: LimbName, part: BodyPart) {
  const placed = placePart(part, whichOf(name));
  if (placed.on === 'torso' || (placed.part !== 'hand' && placed.part !== 'foot')) return undefined;
  const { pose, torso, body } = halves[other(who)];
  const theirs = limbPose(pose, placed.on);
  if (Array.isArray(theirs) || !('to' in theirs) || !('partner' in theirs.to)) return undefined;
  if (placePart(theirs.to.partner, whichOf(placed.on)).on !== name) return undefined;
  return {
    limb: limbBase(pose, placed.on, torso, body),
    by: shift(theirs.to.by, torso.side),
  };
}

function partPoint(halves: Halves, who: Who, part: BodyPart, asking: Which): Vec {
  const { torso, body } = halves[who];
  const placed = placePart(part, asking);
  if (placed.on === 'torso') return torsoPoint(torso, body, placed.part, placed.which);
  return limbPoint(limbOf(halves, who, placed.on), placed.part);
}

/** Finds a point of a solved figure, because props hang on parts too. */
export function solvedPoint(figure: SolvedFigure, part: BodyPart): Vec {
  const placed = placePart(part, 'near');
  if (placed.on === 'torso') return torsoPoint(figure.torso, figure.body, placed.part, 'near');
  return limbPoint(figure.limbs[placed.on], placed.part);
}
