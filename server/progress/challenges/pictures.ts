import { challengePictures } from '../../../content/challenge-pictures.ts';
import { challenges } from '../../../content/challenges.ts';
import { challengePictureUrl } from '../../../contract/progress/challenges.ts';
import { castFor } from '../../../illustration/cast.ts';
import { coverSvg } from '../../../illustration/cover.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';

const LIGHTS = ['day', 'evening'] as const;

/**
 * Draws two pictures per challenge, by day and in the evening, in the style of the workout covers.
 */
export function drawChallengePictures(): { url: string; svg: string }[] {
  return challenges.flatMap(({ id, title }) => {
    const { pose, setting, eveningSetting = setting, seed } = challengePictures[id];
    const words = { title, prefix: `challenge-${id}` };
    // Dress the cast for the room by day, so that both pictures show the same two people.
    const cast = castFor(seed, setting);
    return LIGHTS.map((light) => {
      const room = light === 'day' ? setting : eveningSetting;
      const scene = { setting: room, poses: [poseNamed(pose)], light, seed };
      return { url: challengePictureUrl(id, light), svg: coverSvg(scene, cast, words) };
    });
  });
}
