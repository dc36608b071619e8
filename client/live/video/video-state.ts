import type { Picture } from './quality.ts';

/** Of a camera or microphone: why it is not on, where it was wanted. */
export type DeviceStatus = 'off' | 'opening' | 'on' | 'refused' | 'missing' | 'busy';
export type DeviceKind = 'camera' | 'microphone';

/** `no-way`: none was found yet; it is still looked for. `broken`: there was one, and it is looked for again. */
type Link = 'connecting' | 'connected' | 'broken' | 'no-way';

export type VideoState = {
  link: Link;
  /** Since when it is connecting. */
  since: number;
  camera: DeviceStatus;
  microphone: DeviceStatus;
  /** How much of the own picture the network carries. */
  picture: Picture;
  /** What the other end says about itself; null until it has. */
  partner: { hasCamera: boolean; hasMicrophone: boolean; isHeld: boolean } | null;
  /** Null until both ends have agreed on it. */
  phrase: readonly string[] | null;
};

export type VideoEvent =
  /** Another end, or the first. */
  | { type: 'began'; now: number }
  | { type: 'connection'; state: RTCPeerConnectionState; now: number }
  | { type: 'ticked'; now: number }
  | { type: 'device'; kind: DeviceKind; status: DeviceStatus }
  | { type: 'picture'; picture: Picture }
  | { type: 'partner'; partner: NonNullable<VideoState['partner']> }
  | { type: 'phrase'; phrase: readonly string[] };

/** A way that exists is found within two or three seconds, also through a relay. */
export const NO_WAY_AFTER_MS = 10_000;

export const NO_VIDEO: VideoState = {
  link: 'connecting',
  since: 0,
  camera: 'off',
  microphone: 'off',
  picture: 'whole',
  partner: null,
  phrase: null,
};

export function reduceVideo(state: VideoState, event: VideoEvent): VideoState {
  switch (event.type) {
    case 'began': {
      const { camera, microphone } = state;
      return { ...NO_VIDEO, camera, microphone, since: event.now };
    }
    case 'connection':
      return connectionChanged(state, event.state);
    case 'ticked': {
      const isLate = state.link === 'connecting' && event.now - state.since >= NO_WAY_AFTER_MS;
      return isLate ? { ...state, link: 'no-way' } : state;
    }
    case 'device':
      return { ...state, [event.kind]: event.status };
    case 'picture':
      return { ...state, picture: event.picture };
    case 'partner':
      return { ...state, partner: event.partner };
    case 'phrase':
      return { ...state, phrase: event.phrase };
  }
}

function connectionChanged(state: VideoState, connection: RTCPeerConnectionState): VideoState {
  if (connection === 'connected') return { ...state, link: 'connected' };
  const isLost = connection === 'disconnected' || connection === 'failed';
  return isLost && state.link === 'connected' ? { ...state, link: 'broken' } : state;
}

/** What the member sees of the other: the picture, or why there is none. */
export type Shown = Exclude<Link, 'connected'> | 'camera-off' | 'held' | 'picture';

export function shownOf({ link, partner }: VideoState): Shown {
  if (link !== 'connected') return link;
  if (partner && !partner.hasCamera) return 'camera-off';
  return partner?.isHeld ? 'held' : 'picture';
}
