import { type Part, partDepths } from './bodies/draw-figure.ts';
import { along, between, distance, type Vec } from './rig/geometry.ts';
import {
  type HitVolume,
  headVolume,
  isInVolume,
  limbVolumes,
  trunkVolumes,
} from './rig/hit-volumes.ts';
import { limbNames } from './rig/parts.ts';
import type { SolvedFigure, SolvedPair, Who } from './rig/solve.ts';

/** Partner's parts that visibly cast a shadow on each part, for example `seen.get('a trunk')`. */
export type SeenShadows = ReadonlyMap<string, ReadonlySet<string>>;

/** Distance along an edge between the places where a shadow is looked for. */
const SPACING = 5;
/** Least number of places that make a shadow worth drawing. */
const LEAST_PLACES = 3;

/** Piece of a figure. The lower half of the trunk has a hem over it. */
type Piece = { who: Who; part: Part; z: number; volume: HitVolume; hasHem: boolean };

/** Finds the shadows that would be visible in any of these pictures of a couple. */
export function seenShadows(pairs: readonly SolvedPair[], shift: Vec): SeenShadows {
  const seen = new Map<string, Set<string>>();
  for (const pair of pairs) {
    for (const [key, places] of placesOf(pair, shift)) {
      if (places < LEAST_PLACES) continue;
      const [on = '', of = ''] = key.split('<');
      seen.set(on, (seen.get(on) ?? new Set()).add(of));
    }
  }
  return seen;
}

/**
 * Counts the places where the shadow of each part is the topmost thing on each part of the partner.
 */
function placesOf(pair: SolvedPair, shift: Vec): Map<string, number> {
  // Sort in painting order: at equal depth b is painted before a.
  const frontToBack = [...piecesOf('a', pair.a), ...piecesOf('b', pair.b)]
    .sort((one, two) => one.z - two.z)
    .reverse();
  const places = new Map<string, number>();
  for (const [index, caster] of frontToBack.entries()) {
    const behind = frontToBack.slice(index + 1).filter(({ who }) => who !== caster.who);
    for (const place of shadowPlaces(caster.volume, shift)) {
      if (!behind.some(({ volume }) => isInVolume(place, volume))) continue;
      const top = frontToBack.find(({ volume }) => isInVolume(place, volume));
      if (!top || !behind.includes(top)) continue;
      for (const part of top.hasHem ? [top.part, 'hem'] : [top.part]) {
        const key = `${nameOf({ who: top.who, part })}<${nameOf(caster)}`;
        places.set(key, (places.get(key) ?? 0) + 1);
      }
    }
  }
  return places;
}

export function nameOf({ who, part }: { who: Who; part: string }): string {
  return `${who} ${part}`;
}

function piecesOf(who: Who, figure: SolvedFigure): Piece[] {
  const depths = partDepths(figure);
  const pieces = (part: Part, volumes: readonly HitVolume[]) =>
    volumes.map((volume, index) => ({
      who,
      part,
      z: depths[part],
      volume,
      hasHem: part === 'trunk' && index === 0,
    }));
  return [
    ...limbNames.flatMap((name) => pieces(name, limbVolumes(figure, name))),
    ...pieces('trunk', trunkVolumes(figure)),
    ...pieces('head', [headVolume(figure)]),
  ];
}

/**
 * Lists points along the middle of the strip of shadow at a part's edge, and beyond both of its
 * ends.
 */
function shadowPlaces({ from, to, radius }: HitVolume, shift: Vec): Vec[] {
  const length = distance(from, to);
  const reach = Math.hypot(shift.x, shift.y);
  const beyond = (point: Vec) => along(point, shift, (radius + reach / 2) / reach);
  if (length === 0) return [beyond(from)];
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const width = across.x * shift.x + across.y * shift.y;
  const edge = Math.sign(width) * radius + width / 2;
  const count = Math.ceil(length / SPACING);
  const strip = Array.from({ length: count + 1 }, (_, index) =>
    along(between(from, to, index / count), across, edge),
  );
  return [beyond(from), ...strip, beyond(to)];
}
