import { networkSample } from './network-samples.ts';
import { type NonceMessage, nonceExchange } from './nonce-exchange.ts';
import { Peer, type PeerText } from './peer.ts';
import { fingerprintIn, phraseOf } from './phrase.ts';
import { ENCODINGS, FIRST_QUALITY, nextQuality, type Picture } from './quality.ts';
import type { DeviceKind, VideoEvent } from './video-state.ts';

/** After this long without a way, and without a word from the other end, it is looked for anew. */
const RESTART_AFTER_MS = 3_000;
/** A way that there was is given up sooner: browsers have waited some seconds before they say so. */
const RESTART_BROKEN_AFTER_MS = 1_000;
const SAMPLE_EVERY_MS = 2_000;
const TICK_MS = 500;

/** What an end says of itself over the channel between the two. */
type EndStatus = { hasCamera: boolean; hasMicrophone: boolean; isHeld: boolean };
type ChannelMessage = NonceMessage | { status: EndStatus };

type LinkOptions = {
  isFirst: boolean;
  /** Browsers tell each other their addresses in the clear only once a camera is allowed. */
  ready: Promise<unknown>;
  latestServers: () => Promise<readonly RTCIceServer[]>;
  send: (text: PeerText) => void;
  onTrack: (track: MediaStreamTrack) => void;
  report: (event: VideoEvent) => void;
};

/** The connection to one end of the partner: kept up, measured, and checked by a phrase. */
export function openVideoLink(options: LinkOptions) {
  const { report, latestServers } = options;
  const tracks: Record<DeviceKind, MediaStreamTrack | null> = { camera: null, microphone: null };
  const waiting: PeerText[] = [];
  let peer: Peer | null = null;
  let channel: RTCDataChannel | null = null;
  let quality = FIRST_QUALITY;
  let isConnected = false;
  let wasConnected = false;
  /** When the search last came a step further. */
  let progressAt = performance.now();
  let beganAt = progressAt;
  let isClosed = false;

  const ticking = setInterval(tick, TICK_MS);
  const sampling = setInterval(() => void sample(), SAMPLE_EVERY_MS);
  const listening = new AbortController();
  // A phone that changed its network has addresses that the other end does not know of.
  const look = () => void restart();
  const { signal } = listening;
  addEventListener('online', look, { signal });
  const { connection: network } = navigator as { connection?: EventTarget };
  network?.addEventListener('change', look, { signal });
  report({ type: 'began', now: Date.now() });
  void begin();

  async function begin(): Promise<void> {
    const [iceServers] = await Promise.all([latestServers(), options.ready]);
    if (isClosed) return;
    const { isFirst, send, onTrack } = options;
    peer = new Peer({ isFirst, iceServers, send, onTrack, onConnection, onChannel });
    for (const kind of ['camera', 'microphone'] as const) void peer.setTrack(kind, tracks[kind]);
    for (const text of waiting.splice(0)) peer.receive(text);
    beganAt = progressAt = performance.now();
  }

  function onConnection(state: RTCPeerConnectionState): void {
    if (isClosed) return;
    report({ type: 'connection', state, now: Date.now() });
    isConnected = state === 'connected';
    wasConnected ||= isConnected;
    progressAt = performance.now();
    if (state === 'failed') void restart();
  }

  function tick(): void {
    report({ type: 'ticked', now: Date.now() });
    const patienceMs = wasConnected ? RESTART_BROKEN_AFTER_MS : RESTART_AFTER_MS;
    if (!isConnected && performance.now() - progressAt >= patienceMs) void restart();
  }

  async function restart(): Promise<void> {
    // One that is under way is given its time.
    progressAt =
      performance.now() + (wasConnected ? RESTART_AFTER_MS - RESTART_BROKEN_AFTER_MS : 0);
    const iceServers = await latestServers();
    if (!isClosed) peer?.restart(iceServers);
  }

  async function sample(): Promise<void> {
    if (!peer || !isConnected) return;
    // Before anything is sent, nobody can report how much of it arrived.
    if (!tracks.camera && !tracks.microphone) return;
    const before = quality.picture;
    quality = nextQuality(quality, await networkSample(peer.connection));
    if (quality.picture === before || isClosed) return;
    report({ type: 'picture', picture: quality.picture });
    await setPicture(quality.picture);
    tellStatus();
  }

  async function setPicture(picture: Picture): Promise<void> {
    const sender = peer?.sender('camera');
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (!sender || !parameters || !encoding) return;
    Object.assign(encoding, ENCODINGS[picture]);
    await sender.setParameters(parameters).catch(() => {});
  }

  function onChannel(opened: RTCDataChannel): void {
    channel = opened;
    const nonces = nonceExchange(tell, (agreed) => void onNonces(agreed));
    opened.onmessage = ({ data }) => {
      const message = JSON.parse(data) as ChannelMessage;
      if ('status' in message) report({ type: 'partner', partner: message.status });
      else void nonces.receive(message);
    };
    tellStatus();
  }

  async function onNonces(nonces: readonly [string, string] | null): Promise<void> {
    const { localDescription, remoteDescription } = peer?.connection ?? {};
    const own = fingerprintIn(localDescription?.sdp);
    const other = fingerprintIn(remoteDescription?.sdp);
    const isKnown = nonces !== null && own !== null && other !== null;
    const phrase = isKnown ? await phraseOf([own, other], nonces) : 'wrong';
    if (!isClosed) report({ type: 'phrase', phrase });
  }

  function tell(message: ChannelMessage): void {
    if (channel?.readyState === 'open') channel.send(JSON.stringify(message));
  }

  function tellStatus(): void {
    const { camera, microphone } = tracks;
    const isHeld = quality.picture === 'held';
    tell({ status: { hasCamera: camera !== null, hasMicrophone: microphone !== null, isHeld } });
  }

  return {
    receive(text: PeerText): void {
      progressAt = Math.max(progressAt, performance.now());
      if (peer) peer.receive(text);
      else waiting.push(text);
    },
    async setTrack(kind: DeviceKind, track: MediaStreamTrack | null): Promise<void> {
      tracks[kind] = track;
      await peer?.setTrack(kind, track);
      tellStatus();
      // Allowed only after a while: what was told before hid the addresses.
      const isLate = performance.now() - beganAt > RESTART_BROKEN_AFTER_MS;
      if (track && peer && !isConnected && isLate) await restart();
    },
    close(): void {
      isClosed = true;
      clearInterval(ticking);
      clearInterval(sampling);
      listening.abort();
      peer?.close();
    },
  };
}

export type VideoLink = ReturnType<typeof openVideoLink>;
