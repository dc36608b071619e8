import { challengePictures } from '../../../content/challenge-pictures.ts';
import { challenges } from '../../../content/challenges.ts';
import { challengePictureUrl } from '../../../contract/progress/challenges.ts';
import { castFor } from '../../../illustration/cast.ts';
import { coverSvg } from '../../../illustration/cover.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';

const LIGHTS = ['day', 'evening'] as const;

/** Two pictures for each challenge, by day and in the evening, drawn like the workouts' covers. */
export function drawChallengePictures(): { url: string; svg: string }[] {
  return challenges.flatMap(({ id, title }) => {
    const { pose, setting, eveningSetting = setting, seed } = challengePictures[id];
    const words = { title, prefix: `challenge-${id}` };
    // Dressed for the room by day, so that both pictures show the same two.
    const cast = castFor(seed, setting);
    return LIGHTS.map((light) => {
      const room = light === 'day' ? setting : eveningSetting;
      const scene = { setting: room, poses: [poseNamed(pose)], light, seed };
      return { url: challengePictureUrl(id, light), svg: coverSvg(scene, cast, words) };
    });
  });
}
