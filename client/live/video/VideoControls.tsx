import {
  EyeOff,
  Mic,
  MicOff,
  Minimize2,
  PhoneOff,
  PictureInPicture2,
  Video,
  VideoOff,
} from 'lucide-react';
import { videoCopy as copy } from './copy.ts';
import { TileButton } from './TileButton.tsx';
import { changeTile } from './tile-view.ts';
import type { VideoCall } from './video-call.ts';
import type { VideoState } from './video-state.ts';

type VideoControlsProps = {
  call: VideoCall;
  state: VideoState;
  isLarge: boolean;
  onEnd: () => void;
};

const ICON = 'size-5';

/**
 * Keeps camera and microphone always within reach. The other controls appear with the large
 * picture.
 */
export function VideoControls({ call, state, isLarge, onEnd }: VideoControlsProps) {
  const hasCamera = state.camera === 'on' || state.camera === 'opening';
  const hasMicrophone = state.microphone === 'on' || state.microphone === 'opening';
  const CameraIcon = hasCamera ? Video : VideoOff;
  const MicrophoneIcon = hasMicrophone ? Mic : MicOff;
  return (
    <div className="video-controls">
      <TileButton
        label={hasCamera ? copy.cameraOff : copy.cameraOn}
        isOn={hasCamera}
        onPress={() => call.turn('camera', !hasCamera)}
      >
        <CameraIcon aria-hidden="true" className={ICON} />
      </TileButton>
      <TileButton
        label={hasMicrophone ? copy.microphoneOff : copy.microphoneOn}
        isOn={hasMicrophone}
        onPress={() => call.turn('microphone', !hasMicrophone)}
      >
        <MicrophoneIcon aria-hidden="true" className={ICON} />
      </TileButton>
      {isLarge && (
        <>
          {document.pictureInPictureEnabled && (
            <TileButton
              label={copy.pictureInPicture}
              className="video-pip"
              onPress={() => togglePictureInPicture(call)}
            >
              <PictureInPicture2 aria-hidden="true" className={ICON} />
            </TileButton>
          )}
          <TileButton label={copy.shrink} onPress={() => changeTile({ size: 'small' })}>
            <Minimize2 aria-hidden="true" className={ICON} />
          </TileButton>
          <TileButton label={copy.putAway} onPress={() => changeTile({ size: 'away' })}>
            <EyeOff aria-hidden="true" className={ICON} />
          </TileButton>
          <TileButton label={copy.end} className="video-end" onPress={onEnd}>
            <PhoneOff aria-hidden="true" className={ICON} />
          </TileButton>
        </>
      )}
    </div>
  );
}

function togglePictureInPicture({ video }: VideoCall): void {
  const isOn = document.pictureInPictureElement === video;
  const done = isOn ? document.exitPictureInPicture() : video.requestPictureInPicture();
  // Ignore a refusal of the browser: the picture stays where it is.
  void Promise.resolve(done).catch(() => {});
}
