import type { DeviceKind } from './video-state.ts';

/** What one browser tells the other through the server, to find a way between them. */
export type PeerText = {
  description?: RTCSessionDescriptionInit;
  candidates?: RTCIceCandidateInit[];
};

type PeerOptions = {
  /** One of the two makes the first offer; when both make one later, the other one's gives way. */
  isFirst: boolean;
  iceServers: readonly RTCIceServer[];
  certificate: RTCCertificate;
  /** Whether a description of the other end may be taken; if not, the connection is over. */
  accepts: (description: RTCSessionDescriptionInit) => boolean;
  send: (text: PeerText) => void;
  onConnection: (state: RTCPeerConnectionState) => void;
  onTrack: (track: MediaStreamTrack) => void;
  /** The channel between the two ends, once it is open. */
  onChannel: (channel: RTCDataChannel) => void;
};

/** A description waits this long for its first candidates, so that one message carries them all. */
const COLLECT_MS = 150;
const KINDS: readonly (readonly [DeviceKind, 'video' | 'audio'])[] = [
  ['camera', 'video'],
  ['microphone', 'audio'],
];

/**
 * A connection to the other end by "perfect negotiation": each may describe itself anew at any time,
 * and what both do at once is settled without a word. Messages may be lost on the way: `restart`
 * begins the search again, whatever state it had come to.
 */
export class Peer {
  readonly connection: RTCPeerConnection;
  readonly #options: PeerOptions;
  #isOffering = false;
  #isAnswering = false;
  #unsent: PeerText | null = null;
  #received: Promise<void> = Promise.resolve();
  readonly #tracks = new Map<DeviceKind, MediaStreamTrack | null>();

  constructor(options: PeerOptions) {
    this.#options = options;
    const connection = new RTCPeerConnection({
      iceServers: [...options.iceServers],
      certificates: [options.certificate],
      bundlePolicy: 'max-bundle',
    });
    this.connection = connection;
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) this.#queue({ candidates: [candidate.toJSON()] });
      // There are no more to wait for.
      else this.#flush();
    };
    connection.onconnectionstatechange = () => options.onConnection(connection.connectionState);
    connection.ontrack = ({ track }) => options.onTrack(track);
    connection.onnegotiationneeded = () => void this.#offer();
    if (!options.isFirst) return;
    // Only one end adds these: the other finds them in the first offer.
    for (const [, kind] of KINDS) connection.addTransceiver(kind, { direction: 'sendrecv' });
    this.#openChannel();
  }

  /** Sends a track, or nothing; the other end needs no new description for it. */
  async setTrack(kind: DeviceKind, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks.set(kind, track);
    await this.sender(kind)
      ?.replaceTrack(track)
      .catch(() => {});
  }

  sender(kind: DeviceKind): RTCRtpSender | undefined {
    const media = kind === 'camera' ? 'video' : 'audio';
    const isOfKind = ({ receiver }: RTCRtpTransceiver) => receiver.track.kind === media;
    return this.connection.getTransceivers().find(isOfKind)?.sender;
  }

  /** Handles messages one after the other, in the order in which they came. */
  receive(text: PeerText): void {
    this.#received = this.#received.then(() => this.#handle(text)).catch(() => {});
  }

  /** Looks for a way anew, such as after a phone has changed its network. */
  restart(iceServers: readonly RTCIceServer[]): void {
    const { connection } = this;
    if (connection.signalingState === 'closed') return;
    // Whoever waits for the first offer cannot make one.
    if (!this.#options.isFirst && !connection.remoteDescription) return;
    connection.setConfiguration({ ...connection.getConfiguration(), iceServers: [...iceServers] });
    connection.restartIce();
    void this.#offer();
  }

  close(): void {
    this.connection.close();
  }

  async #offer(): Promise<void> {
    const { connection } = this;
    try {
      this.#isOffering = true;
      await connection.setLocalDescription();
      this.#describe();
    } catch {
      // The connection was closed meanwhile, or an offer of the other end came first.
    } finally {
      this.#isOffering = false;
    }
  }

  async #handle({ description, candidates = [] }: PeerText): Promise<void> {
    if (description) await this.#handleDescription(description);
    for (const candidate of candidates) {
      // Those of a description that was ignored or replaced belong to nothing.
      await this.connection.addIceCandidate(candidate).catch(() => {});
    }
  }

  async #handleDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const { connection } = this;
    const isOffer = description.type === 'offer';
    const isStable = connection.signalingState === 'stable' || this.#isAnswering;
    const isCollision = isOffer && (this.#isOffering || !isStable);
    if (this.#options.isFirst && isCollision) return;
    // An answer that was sent twice, or one to an offer that has been replaced.
    if (!isOffer && connection.signalingState !== 'have-local-offer') return;
    if (!this.#options.accepts(description)) return;
    this.#isAnswering = !isOffer;
    await connection.setRemoteDescription(description).finally(() => {
      this.#isAnswering = false;
    });
    if (!isOffer) return;
    await this.#takeUp();
    await connection.setLocalDescription();
    this.#describe();
  }

  /** The second end sends back on what the first has opened. */
  async #takeUp(): Promise<void> {
    for (const transceiver of this.connection.getTransceivers()) {
      transceiver.direction = 'sendrecv';
    }
    for (const [kind] of KINDS) await this.setTrack(kind, this.#tracks.get(kind) ?? null);
    if (!this.#options.isFirst && !this.#hasChannel) this.#openChannel();
  }

  #hasChannel = false;
  #openChannel(): void {
    this.#hasChannel = true;
    const channel = this.connection.createDataChannel('video', { negotiated: true, id: 0 });
    channel.onopen = () => this.#options.onChannel(channel);
  }

  #describe(): void {
    const { localDescription } = this.connection;
    if (localDescription) this.#queue({ description: localDescription.toJSON() });
  }

  #queue({ candidates = [], ...text }: PeerText): void {
    if (!this.#unsent) setTimeout(() => this.#flush(), COLLECT_MS);
    const { candidates: before = [] } = this.#unsent ?? {};
    this.#unsent = { ...this.#unsent, ...text, candidates: [...before, ...candidates] };
  }

  #flush(): void {
    const text = this.#unsent;
    this.#unsent = null;
    if (text && this.connection.signalingState !== 'closed') this.#options.send(text);
  }
}
