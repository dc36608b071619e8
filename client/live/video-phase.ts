import { endOf, isAgreed, type Video } from '../../contract/live/video.ts';

/**
 * State of a room's video for one page: `asked` by the partner, `asking` them, `on` here, or on
 * another page of the same member. `partner-unable`: asked in vain, for want of a browser that can.
 */
export type VideoPhase = 'off' | 'asking' | 'partner-unable' | 'asked' | 'on' | 'elsewhere';

export function videoPhase(video: Video, me: string, endId: string): VideoPhase {
  if (video.length === 0) return 'off';
  const own = endOf(video, me);
  if (!own) return 'asked';
  if (own.endId !== endId) return 'elsewhere';
  if (isAgreed(video)) return 'on';
  return own.isPartnerUnable ? 'partner-unable' : 'asking';
}
