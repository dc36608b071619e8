import { endOf, isAgreed, type Video } from '../../contract/live/video.ts';

/**
 * State of a room's video for one page: `asked` by the partner, `asking` them, `on` here, or on
 * another page of the same member.
 */
export type VideoPhase = 'off' | 'asking' | 'asked' | 'on' | 'elsewhere';

export function videoPhase(video: Video, me: string, endId: string): VideoPhase {
  if (video.length === 0) return 'off';
  const own = endOf(video, me);
  if (!own) return 'asked';
  if (own.endId !== endId) return 'elsewhere';
  return isAgreed(video) ? 'on' : 'asking';
}
