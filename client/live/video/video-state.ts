import type { Picture } from './quality.ts';

/** State of a camera or microphone: on, or the reason why it is not. */
export type DeviceStatus = 'off' | 'opening' | 'on' | 'refused' | 'missing' | 'busy';
export type DeviceKind = 'camera' | 'microphone';

/**
 * `no-way`: no path was found yet, and the search goes on. `broken`: a path existed, and the search
 * began again.
 */
type Link = 'connecting' | 'connected' | 'broken' | 'no-way';

export type VideoState = {
  link: Link;
  /** Time when the connecting began. */
  since: number;
  camera: DeviceStatus;
  microphone: DeviceStatus;
  /** Quality of the own picture that the network carries. */
  picture: Picture;
  /** Status that the other end sent about itself; null until then. */
  partner: { hasCamera: boolean; hasMicrophone: boolean; isHeld: boolean } | null;
  /** Phrase of the connection; null until both ends have agreed on it. */
  phrase: readonly string[] | null;
};

export type VideoEvent =
  /** Begins with the first end, or with another one. */
  | { type: 'began'; now: number }
  | { type: 'connection'; state: RTCPeerConnectionState; now: number }
  | { type: 'ticked'; now: number }
  | { type: 'device'; kind: DeviceKind; status: DeviceStatus }
  | { type: 'picture'; picture: Picture }
  | { type: 'partner'; partner: NonNullable<VideoState['partner']> }
  | { type: 'phrase'; phrase: readonly string[] };

/**
 * Time limit for the search: an existing path is found within two or three seconds, also through a
 * relay.
 */
export const NO_WAY_AFTER_MS = 20_000;

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

/** State of the tile: the partner's picture, or the reason why there is none. */
export type Shown = Exclude<Link, 'connected'> | 'camera-off' | 'held' | 'picture';

export function shownOf({ link, partner }: VideoState): Shown {
  if (link !== 'connected') return link;
  if (partner && !partner.hasCamera) return 'camera-off';
  return partner?.isHeld ? 'held' : 'picture';
}
