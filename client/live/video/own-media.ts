import type { DeviceKind, DeviceStatus } from './video-state.ts';

/** Size for a tile, which a phone's camera delivers at once. */
const VIDEO: MediaTrackConstraints = {
  facingMode: 'user',
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 24, max: 30 },
};
/** Avoids echo: otherwise both hear themselves, and hear the guiding voice twice. */
const AUDIO: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
const CONSTRAINTS = { camera: { video: VIDEO }, microphone: { audio: AUDIO } } as const;

type Listener = {
  onStatus: (kind: DeviceKind, status: DeviceStatus) => void;
  onTrack: (kind: DeviceKind, track: MediaStreamTrack | null) => void;
};

/**
 * Controls this device's camera and microphone. Turning one off stops its track, so that the
 * camera's light goes out.
 */
export function ownMedia({ onStatus, onTrack }: Listener) {
  const tracks: Record<DeviceKind, MediaStreamTrack | null> = { camera: null, microphone: null };
  const isWanted: Record<DeviceKind, boolean> = { camera: false, microphone: false };

  function take(kind: DeviceKind, track: MediaStreamTrack | undefined): void {
    if (!track) return;
    // Stop a track that the member turned off while the browser was still asking.
    if (!isWanted[kind] || tracks[kind]) {
      track.stop();
      return;
    }
    tracks[kind] = track;
    track.addEventListener('ended', () => {
      if (tracks[kind] === track) drop(kind, 'missing');
    });
    onTrack(kind, track);
    onStatus(kind, 'on');
  }

  function drop(kind: DeviceKind, status: DeviceStatus): void {
    tracks[kind]?.stop();
    tracks[kind] = null;
    isWanted[kind] = false;
    onTrack(kind, null);
    onStatus(kind, status);
  }

  async function open(...kinds: readonly DeviceKind[]): Promise<void> {
    const missing = kinds.filter((kind) => isWanted[kind] && !tracks[kind]);
    if (missing.length === 0) return;
    for (const kind of missing) onStatus(kind, 'opening');
    try {
      const wanted = Object.assign({}, ...missing.map((kind) => CONSTRAINTS[kind]));
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (missing.includes('camera')) take('camera', stream.getVideoTracks()[0]);
      if (missing.includes('microphone')) take('microphone', stream.getAudioTracks()[0]);
    } catch (error) {
      const status = statusAfter(error);
      // Try each device alone: a phone with a broken camera can still be heard.
      if (missing.length > 1 && status !== 'refused') {
        for (const kind of missing) await open(kind);
        return;
      }
      for (const kind of missing) if (isWanted[kind]) drop(kind, status);
    }
  }

  return {
    tracks,
    async turnOn(...kinds: readonly DeviceKind[]): Promise<void> {
      for (const kind of kinds) isWanted[kind] = true;
      await open(...kinds);
    },
    turnOff(...kinds: readonly DeviceKind[]): void {
      for (const kind of kinds) drop(kind, 'off');
    },
  };
}

function statusAfter(error: unknown): DeviceStatus {
  const { name = '' } = Object(error) as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}
