import { type Keys, keysOf, ownCertificate } from './connection-keys.ts';
import { fingerprintIn } from './fingerprint.ts';
import { iceRestart } from './ice-restart.ts';
import { Peer, type PeerText } from './peer.ts';
import { peerChannel } from './peer-channel.ts';
import { phraseOf } from './phrase.ts';
import { pictureQuality } from './picture-quality.ts';
import type { DeviceKind, VideoEvent } from './video-state.ts';

const SAMPLE_EVERY_MS = 2_000;
const TICK_MS = 500;
/** Time limit for the phrase. Two ends that hear each other agree on it within a second or two. */
const WORDS_WITHIN_MS = 15_000;

/**
 * Reason to end a video: unexpected keys, a browser that hides the keys, or no agreement on a
 * phrase.
 */
export type Danger = 'wrong-keys' | 'hidden-keys' | 'no-words';

type LinkOptions = {
  isFirst: boolean;
  /** Fingerprint of the other end's earlier key; null if not known yet. */
  knownKey: string | null;
  /** Called when connected with the other end's key, for the first time or again. */
  onKey: (key: string) => void;
  onDanger: (danger: Danger) => void;
  /**
   * Resolves once the camera was allowed: before that, browsers hide their addresses from each
   * other.
   */
  ready: Promise<unknown>;
  latestServers: () => Promise<readonly RTCIceServer[]>;
  send: (text: PeerText) => void;
  onTrack: (track: MediaStreamTrack) => void;
  report: (event: VideoEvent) => void;
};

type State =
  /** Before the connection exists; messages from the other end wait. */
  { name: 'preparing'; waiting: PeerText[] } | { name: 'open'; peer: Peer } | { name: 'closed' };

/**
 * Connects to one end of the partner: keeps the connection up, measures it, and checks it by a
 * phrase.
 */
export class VideoLink {
  readonly #options: LinkOptions;
  #state: State = { name: 'preparing', waiting: [] };
  /**
   * Key of the other end. The key never changes: a compared phrase stays valid as long as the link.
   */
  #key: string | null;
  readonly #tracks: Record<DeviceKind, MediaStreamTrack | null> = {
    camera: null,
    microphone: null,
  };
  readonly #search = iceRestart();
  readonly #quality = pictureQuality();
  #channel: ReturnType<typeof peerChannel> | null = null;
  #words: 'unasked' | 'awaited' | 'agreed' = 'unasked';
  #wordlessMs = 0;
  readonly #ticking = setInterval(() => this.#tick(), TICK_MS);
  readonly #sampling = setInterval(() => void this.#sample(), SAMPLE_EVERY_MS);
  readonly #listening = new AbortController();

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#key = options.knownKey;
    // Search again after a change of network: the phone has addresses that the other end does not
    // know.
    const look = () => void this.#restart();
    const { signal } = this.#listening;
    addEventListener('online', look, { signal });
    const { connection: network } = navigator as { connection?: EventTarget };
    network?.addEventListener('change', look, { signal });
    options.report({ type: 'began', now: Date.now() });
    // End the video: browsers that cannot make a key cannot show one either.
    this.#open().catch(() => this.#endFor('hidden-keys'));
  }

  receive(text: PeerText): void {
    this.#search.hearOtherEnd();
    if (this.#state.name === 'open') this.#state.peer.receive(text);
    else if (this.#state.name === 'preparing') this.#state.waiting.push(text);
  }

  async setTrack(kind: DeviceKind, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[kind] = track;
    await this.#peer?.setTrack(kind, track);
    this.#tellStatus();
    // Search again if the camera was allowed late: the descriptions sent before hid the addresses.
    const isLate = this.#search.hasGoneOnForLong();
    if (track && this.#peer && !this.#search.isFound() && isLate) await this.#restart();
  }

  /** Searches again for a member who does not want to wait. */
  tryAgain(): void {
    this.#report({ type: 'began', now: Date.now() });
    void this.#restart();
  }

  close(): void {
    const peer = this.#peer;
    this.#state = { name: 'closed' };
    clearInterval(this.#ticking);
    clearInterval(this.#sampling);
    this.#listening.abort();
    peer?.close();
  }

  get #peer(): Peer | null {
    return this.#state.name === 'open' ? this.#state.peer : null;
  }

  async #open(): Promise<void> {
    const { isFirst, send, onTrack, latestServers, ready } = this.#options;
    const [certificate, iceServers] = await Promise.all([ownCertificate(), latestServers(), ready]);
    if (this.#state.name !== 'preparing') return;
    const { waiting } = this.#state;
    const peer = new Peer({
      isFirst,
      iceServers,
      certificate,
      accepts: ({ sdp }) => this.#accepts(sdp),
      send,
      onTrack,
      onConnection: (state) => {
        this.#hearConnection(state);
        if (state === 'connected') this.#confirmKeys(peer);
      },
      onChannel: (channel) => this.#openChannel(channel, peer),
    });
    this.#state = { name: 'open', peer };
    for (const kind of ['camera', 'microphone'] as const) {
      void peer.setTrack(kind, this.#tracks[kind]);
    }
    for (const text of waiting) peer.receive(text);
    this.#search.begin();
  }

  #report(event: VideoEvent): void {
    if (this.#state.name !== 'closed') this.#options.report(event);
  }

  #hearConnection(state: RTCPeerConnectionState): void {
    if (this.#state.name === 'closed') return;
    this.#report({ type: 'connection', state, now: Date.now() });
    this.#search.hearConnection(state);
    if (state === 'failed') void this.#restart();
  }

  #tick(): void {
    this.#report({ type: 'ticked', now: Date.now() });
    if (this.#search.isOverdue()) void this.#restart();
    if (this.#words !== 'awaited') return;
    // Limit the wait: an attacker in between can pass on the picture, and hold back the data for
    // the phrase.
    this.#wordlessMs += TICK_MS;
    if (this.#wordlessMs >= WORDS_WITHIN_MS) this.#endFor('no-words');
  }

  async #restart(): Promise<void> {
    this.#search.beginAnew();
    const iceServers = await this.#options.latestServers();
    this.#peer?.restart(iceServers);
  }

  async #sample(): Promise<void> {
    const peer = this.#peer;
    if (!peer || !this.#search.isFound()) return;
    // Skip while nothing is sent: the other end cannot report how much arrived.
    if (!this.#tracks.camera && !this.#tracks.microphone) return;
    const isChanged = await this.#quality.sample(peer);
    if (!isChanged || this.#state.name === 'closed') return;
    this.#report({ type: 'picture', picture: this.#quality.picture() });
    await this.#quality.send(peer);
    this.#tellStatus();
  }

  /**
   * Refuses a description with a different key than the other end had, so that nothing is sent to
   * that end.
   */
  #accepts(sdp: string | undefined): boolean {
    const key = fingerprintIn(sdp);
    const isSame = key !== null && key === (this.#key ?? key);
    if (isSame) this.#key = key;
    else this.#endFor('wrong-keys');
    return isSame;
  }

  #confirmKeys(peer: Peer): void {
    if (this.#words === 'unasked') this.#words = 'awaited';
    this.#confirmedKeys(peer).catch(() => this.#endFor('hidden-keys'));
  }

  /** Keys that the connection really uses, if they match the descriptions. */
  async #confirmedKeys({ connection }: Peer): Promise<Keys | null> {
    const keys = await keysOf(connection, await ownCertificate());
    if (this.#state.name === 'closed') return null;
    if (keys && keys.other === this.#key) {
      this.#options.onKey(keys.other);
      return keys;
    }
    this.#endFor(keys ? 'wrong-keys' : 'hidden-keys');
    return null;
  }

  #endFor(danger: Danger): void {
    if (this.#state.name === 'closed') return;
    this.close();
    this.#options.onDanger(danger);
  }

  #openChannel(channel: RTCDataChannel, peer: Peer): void {
    this.#channel = peerChannel(channel, {
      onStatus: (partner) => this.#report({ type: 'partner', partner }),
      onNonces: (nonces) =>
        void this.#agreeOnPhrase(peer, nonces).catch(() => this.#endFor('hidden-keys')),
    });
    this.#tellStatus();
  }

  async #agreeOnPhrase(peer: Peer, nonces: readonly [string, string] | null): Promise<void> {
    if (!nonces) return this.#endFor('wrong-keys');
    const keys = await this.#confirmedKeys(peer);
    if (!keys) return;
    this.#report({ type: 'phrase', phrase: await phraseOf(keys, nonces) });
    this.#words = 'agreed';
  }

  #tellStatus(): void {
    const { camera, microphone } = this.#tracks;
    this.#channel?.tellStatus({
      hasCamera: camera !== null,
      hasMicrophone: microphone !== null,
      isHeld: this.#quality.picture() === 'held',
    });
  }
}
