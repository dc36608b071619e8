import '../../styles/video.css';
import type { ReactNode } from 'react';
import { videoCopy as copy, shownCopy } from './copy.ts';
import { MediaSlot } from './MediaSlot.tsx';
import { changeTile, useTileView } from './tile-view.ts';
import { useTileDrag } from './use-tile-drag.ts';
import { useTroubleToasts } from './use-trouble-toasts.ts';
import { VideoControls } from './VideoControls.tsx';
import { VideoPhrase } from './VideoPhrase.tsx';
import type { VideoCall } from './video-call.ts';
import { shownOf } from './video-state.ts';
import { useVideoState } from './video-store.ts';

type VideoTileProps = {
  call: VideoCall;
  /** Name of the partner. */
  name: string;
  isSilenced: boolean;
  /** Picture of the current step, shown in a corner of the large picture. */
  stepPicture: ReactNode;
  onEnd: () => void;
};

/** Shows the partner over the workout's picture: small and movable, full size, or put away. */
export function VideoTile({ call, name, isSilenced, stepPicture, onEnd }: VideoTileProps) {
  const state = useVideoState();
  const { size, place } = useTileView();
  const drag = useTileDrag();
  useTroubleToasts(state, call);
  if (!state) return null;
  const shown = shownOf(state);
  const isLarge = size === 'large';
  const enlarge = () => changeTile({ size: 'large' });
  return (
    <section aria-label={copy.tile(name)} ref={drag.layer} className="video-layer" data-size={size}>
      {size !== 'away' && (
        <div
          ref={drag.tile}
          className="video-tile"
          data-shown={shown}
          data-docked={place === null || undefined}
          style={{ '--x': place?.x, '--y': place?.y } as React.CSSProperties}
        >
          <MediaSlot element={call.video} label={copy.tile(name)} className="video-partner" />
          {shown !== 'picture' && <p className="video-words">{shownCopy[shown](name)}</p>}
          {state.camera === 'on' && (
            <MediaSlot element={call.self} label={copy.self} className="video-self" />
          )}
          {!isLarge && (
            <button
              type="button"
              aria-label={copy.enlarge(name)}
              title={copy.enlargeHint}
              className="video-handle"
              {...drag.handle(enlarge)}
            />
          )}
          {isLarge && <VideoPhrase phrase={state.phrase} name={name} />}
          {isLarge && <div className="video-step">{stepPicture}</div>}
          {isSilenced && (
            <button type="button" className="video-sound" onClick={call.playSound}>
              {copy.turnSoundOn}
            </button>
          )}
          {shown === 'no-way' && (
            <button type="button" className="video-sound" onClick={call.tryAgain}>
              {copy.tryAgain}
            </button>
          )}
          <VideoControls call={call} state={state} isLarge={isLarge} onEnd={onEnd} />
        </div>
      )}
      <p role="status" className="sr-only">
        {shown === 'picture' ? '' : shownCopy[shown](name)}
      </p>
    </section>
  );
}
