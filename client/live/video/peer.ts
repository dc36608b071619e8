import type { DeviceKind } from './video-state.ts';

/**
 * Message from one browser to the other through the server, to find a network path between them.
 */
export type PeerText = {
  description?: RTCSessionDescriptionInit;
  candidates?: RTCIceCandidateInit[];
};

type PeerOptions = {
  /**
   * True for the end that makes the first offer. When both make a later offer, the other end's
   * offer gives way.
   */
  isFirst: boolean;
  iceServers: readonly RTCIceServer[];
  certificate: RTCCertificate;
  /** Decides whether a description of the other end may be used; if not, the connection is over. */
  accepts: (description: RTCSessionDescriptionInit) => boolean;
  send: (text: PeerText) => void;
  onConnection: (state: RTCPeerConnectionState) => void;
  onTrack: (track: MediaStreamTrack) => void;
  /** Called with the channel between the two ends, once it is open. */
  onChannel: (channel: RTCDataChannel) => void;
};

/** Time that a description waits for its first candidates, so that one message carries them all. */
const COLLECT_MS = 150;
const KINDS: readonly (readonly [DeviceKind, 'video' | 'audio'])[] = [
  ['camera', 'video'],
  ['microphone', 'audio'],
];

/**
 * Connects to the other end by "perfect negotiation": each end may describe itself again at any
 * time, and two offers at the same moment are resolved by a fixed rule. Messages may be lost on the
 * way: `restart` begins the search again, from any state.
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
      // Send all candidates now: no more follow.
      else this.#flush();
    };
    connection.onconnectionstatechange = () => options.onConnection(connection.connectionState);
    connection.ontrack = ({ track }) => options.onTrack(track);
    connection.onnegotiationneeded = () => void this.#offer();
    if (!options.isFirst) return;
    // Add these on one end only: the other end finds them in the first offer.
    for (const [, kind] of KINDS) connection.addTransceiver(kind, { direction: 'sendrecv' });
    this.#openChannel();
  }

  /** Sends a track, or nothing. The other end needs no new description for it. */
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

  /** Handles messages one after the other, in order of arrival. */
  receive(text: PeerText): void {
    this.#received = this.#received.then(() => this.#handle(text)).catch(() => {});
  }

  /** Searches for a network path again, such as after a phone has changed its network. */
  restart(iceServers: readonly RTCIceServer[]): void {
    const { connection } = this;
    if (connection.signalingState === 'closed') return;
    // Make no offer on the end that waits for the first one.
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
      // Ignore the error: the connection was closed, or an offer of the other end came first.
    } finally {
      this.#isOffering = false;
    }
  }

  async #handle({ description, candidates = [] }: PeerText): Promise<void> {
    if (description) await this.#handleDescription(description);
    for (const candidate of candidates) {
      // Ignore the candidates of a description that was ignored or replaced.
      await this.connection.addIceCandidate(candidate).catch(() => {});
    }
  }

  async #handleDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const { connection } = this;
    const isOffer = description.type === 'offer';
    const isStable = connection.signalingState === 'stable' || this.#isAnswering;
    const isCollision = isOffer && (this.#isOffering || !isStable);
    if (this.#options.isFirst && isCollision) return;
    // Skip an answer that was sent twice, or that belongs to an offer that has been replaced.
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

  /** Makes the second end send back over the transceivers that the first end opened. */
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
