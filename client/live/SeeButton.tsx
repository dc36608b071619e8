import { Video } from 'lucide-react';
import { videoWords as copy } from './room-copy.ts';
import type { RoomVideo } from './use-video.ts';
import { changeTile, useTileView } from './video/tile-view.ts';

type SeeButtonProps = {
  video: RoomVideo;
  /** Name of the partner. */
  name: string;
  isPartnerHere: boolean;
};

/** Offers to see each other and, once the couple does, brings back a picture that was put away. */
export function SeeButton({ video, name, isPartnerHere }: SeeButtonProps) {
  const { size } = useTileView();
  const { phase, danger, call, ask } = video;
  const isPutAway = phase === 'on' && call !== null && size === 'away';
  const isOffered = phase === 'off' && !danger && isPartnerHere;
  if (!isPutAway && !isOffered) return null;
  const words = isPutAway ? copy.bringBack(name) : copy.see;
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      className="sign-button"
      onClick={isPutAway ? () => changeTile({ size: 'small' }) : ask}
    >
      <Video aria-hidden="true" className="size-6" />
      {isOffered && <span className="see-words">{copy.see}</span>}
    </button>
  );
}
