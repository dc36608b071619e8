import type { Cast } from './cast.ts';
import { type Cover, coveredFace, headCover, limbCovers, trunkCovers } from './covers.ts';
import { figureLayers, type Layer } from './draw-figure.ts';
import { limbNames } from './parts.ts';
import type { SolvedPair, Who } from './solve.ts';

/** How much of each face limbs, bodies and heads cover in the picture, from 0 to 1. */
export function hiddenFaces(pair: SolvedPair, cast: Cast): Record<Who, number> {
  const layers = [
    ...figureLayers('a', pair.a, cast.a.outfit, 0),
    ...figureLayers('b', pair.b, cast.b.outfit, 0),
  ].sort((one, two) => one.z - two.z);
  return { a: hiddenFace('a', pair, layers), b: hiddenFace('b', pair, layers) };
}

function hiddenFace(who: Who, pair: SolvedPair, layers: readonly Layer[]): number {
  const own = layers.findIndex(({ shapes }) => shapes.some(({ key }) => key === `${who}-face`));
  const later = layers.slice(own + 1);
  return coveredFace(
    pair[who],
    later.flatMap(({ shapes }) => coversOf(shapes[0]?.key ?? '', pair)),
  );
}

/** What a layer covers, told by the name of its first shape. */
function coversOf(key: string, pair: SolvedPair): Cover[] {
  const [who, part] = key.split('-');
  if (who !== 'a' && who !== 'b') return [];
  const limb = limbNames.find((name) => name === part);
  if (limb) return limbCovers(pair[who], limb);
  if (part === 'top') return trunkCovers(pair[who]);
  return part === 'face' || part === 'ears' ? [headCover(pair[who])] : [];
}
