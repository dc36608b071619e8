import { type ChallengeId, challengePictureUrl } from '../../../contract/progress/challenges.ts';
import { useIsDark } from '../../lib/use-preferences.ts';

/** The address of a challenge's picture in the theme that is shown. */
export function useChallengePicture(id: ChallengeId): string {
  return challengePictureUrl(id, useIsDark() ? 'evening' : 'day');
}
