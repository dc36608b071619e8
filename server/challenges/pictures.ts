import { challengePictures } from '../../content/challenge-pictures.ts';
import { challenges } from '../../content/challenges.ts';
import { poseNamed } from '../../content/poses/library.ts';
import { challengePictureUrl } from '../../contract/challenges.ts';
import { castFor } from '../../figures/cast.ts';
import { coverSvg } from '../../figures/cover.ts';

/** One picture for each challenge, drawn like the workouts' covers. */
export function drawChallengePictures(): { url: string; svg: string }[] {
  return challenges.map(({ id, title }) => {
    const { pose, setting, seed } = challengePictures[id];
    const scene = { setting, poses: [poseNamed(pose)], seed };
    const words = { title, prefix: `challenge-${id}` };
    return { url: challengePictureUrl(id), svg: coverSvg(scene, castFor(seed, setting), words) };
  });
}
