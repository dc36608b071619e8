import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { PeerMessage } from '../../contract/live/video.ts';
import { bodyOf } from './request-bodies.ts';

type Side = 'robin' | 'kim';
type PeerText = { description?: RTCSessionDescriptionInit; candidates?: RTCIceCandidateInit[] };
/** Changes the description for a phone. `honest` is the fingerprint of the other phone. */
export type Disguise = (sdp: string, honest: string, to: Side) => string;

/** Interface of the attacker's page: one connection to each phone, relaying between them. */
type Between = {
  receive: (side: Side, text: PeerText) => Promise<void>;
  offerTo: (side: Side) => Promise<void>;
  bytesOf: (side: Side) => Promise<number>;
};
type Attacking = {
  between: Between;
  isSilent: boolean;
  tell: (side: Side, description: object) => Promise<void>;
};

const MESSAGES = '**/api/live/peer-messages';
const otherOf = (side: Side): Side => (side === 'robin' ? 'kim' : 'robin');

/**
 * Controls the signaling of two phones, as a person with our server or database could. Messages
 * pass until the attacker steps in. From then on each phone talks to the attacker.
 */
export async function peerMessageAttacker(browser: Browser, pages: Record<Side, Page>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const ends = {} as Record<Side, PeerMessage>;
  const honest = {} as Record<Side, string>;
  let isBetween = false;
  let disguise: Disguise = (sdp) => sdp;

  /** Sends `text` to one phone as if from the other. */
  async function send(to: Side, text: PeerText): Promise<void> {
    const from = otherOf(to);
    const back = ends[to];
    const route = ends[from] ?? { ...back, from: back.to, to: back.from };
    const data = { ...route, id: randomUUID(), text: asciiJson(text) };
    await pages[from].context().request.post('/api/live/peer-messages', { data });
  }

  async function tell(to: Side, description: RTCSessionDescriptionInit): Promise<void> {
    const sdp = disguise(description.sdp ?? '', honest[otherOf(to)] ?? '', to);
    await send(to, { description: { ...description, sdp } });
  }

  for (const side of ['robin', 'kim'] as const) {
    await pages[side].route(MESSAGES, async (route) => {
      const message = JSON.parse(bodyOf(route.request()) ?? '') as PeerMessage;
      const text = JSON.parse(message.text) as PeerText;
      ends[side] = message;
      const [, fingerprint] =
        /^a=fingerprint:sha-256 (.*)\r$/m.exec(text.description?.sdp ?? '') ?? [];
      if (fingerprint) honest[side] = fingerprint;
      if (!isBetween) return route.continue();
      await route.fulfill({ json: { iceServers: [] } });
      await page.evaluate(
        ([from, said]) => (window as unknown as Attacking).between.receive(from, said),
        [side, text] as const,
      );
    });
  }
  await page.exposeFunction('tell', tell);

  return {
    /** Intercepts from the next message on, with new keys. */
    async stepIn(as: Disguise = (sdp) => sdp): Promise<void> {
      disguise = as;
      isBetween = true;
      await page.goto('/api/ready');
      await page.evaluate(standBetween);
    },
    /** Relays only picture and sound, and withholds the data that the phones send each other. */
    async sayNothing(): Promise<void> {
      await page.evaluate(() => Object.assign(window, { isSilent: true }));
    },
    /** Asks phones for a new connection instead of the current one. */
    async restart(sides: readonly Side[]): Promise<void> {
      for (const side of sides) {
        await page.evaluate((to) => (window as unknown as Attacking).between.offerTo(to), side);
      }
    },
    stepOut(): void {
      isBetween = false;
    },
    /** Reads how many bytes of a member's picture and sound the attacker received. */
    bytesOf: (side: Side) =>
      page.evaluate((of) => (window as unknown as Attacking).between.bytesOf(of), side),
    close: () => context.close(),
  };
}

function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Runs in the attacker's page. */
async function standBetween(): Promise<void> {
  type Peer = { connection: RTCPeerConnection; waiting: RTCIceCandidateInit[] };
  const attacking = window as unknown as Attacking;
  const peers = new Map<Side, Peer>();
  const channels = new Map<Side, RTCDataChannel>();
  const unsent = new Map<Side, string[]>();
  const other = (side: Side): Side => (side === 'robin' ? 'kim' : 'robin');
  // Ask for a device, so that addresses are unmasked and reachable for the others.
  await navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => {});

  function peerFor(side: Side, isOffering: boolean): Peer {
    const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
    const peer = { connection, waiting: [] };
    peers.set(side, peer);
    if (!isOffering) return peer;
    for (const kind of ['video', 'audio']) connection.addTransceiver(kind);
    openChannel(side);
    return peer;
  }

  function openChannel(side: Side): void {
    const connection = peers.get(side)?.connection;
    const channel = connection?.createDataChannel('video', { negotiated: true, id: 0 });
    if (!channel) return;
    channels.set(side, channel);
    channel.onopen = () => {
      for (const text of unsent.get(side) ?? []) channel.send(text);
    };
    channel.onmessage = ({ data }) => {
      if (attacking.isSilent) return;
      const next = channels.get(other(side));
      if (next?.readyState === 'open') next.send(data);
      else unsent.set(other(side), [...(unsent.get(other(side)) ?? []), data]);
    };
  }

  /** Relays what comes from either side to the other. */
  function wire(): void {
    for (const side of ['robin', 'kim'] as const) {
      const receivers = peers.get(side)?.connection.getReceivers() ?? [];
      const transceivers = peers.get(other(side))?.connection.getTransceivers() ?? [];
      for (const { track } of receivers) {
        const to = transceivers.find(({ receiver }) => receiver.track.kind === track.kind);
        void to?.sender.replaceTrack(track);
      }
    }
  }

  async function tellAgain(side: Side): Promise<void> {
    const description = peers.get(side)?.connection.localDescription;
    if (description) await attacking.tell(side, description.toJSON());
  }

  async function tellLocal(side: Side): Promise<void> {
    const connection = peers.get(side)?.connection;
    if (!connection) return;
    await connection.setLocalDescription();
    while (connection.iceGatheringState !== 'complete') {
      await new Promise((resolve) => {
        connection.onicegatheringstatechange = resolve;
      });
    }
    await tellAgain(side);
  }

  async function take({ connection, waiting }: Peer, description: RTCSessionDescriptionInit) {
    await connection.setRemoteDescription(description);
    for (const candidate of waiting.splice(0)) {
      await connection.addIceCandidate(candidate).catch(() => {});
    }
  }

  async function offerTo(side: Side): Promise<void> {
    peerFor(side, true);
    wire();
    await tellLocal(side);
  }

  async function receiveDescription(side: Side, description: RTCSessionDescriptionInit) {
    const known = peers.get(side);
    if (description.type === 'answer') {
      if (known?.connection.signalingState !== 'have-local-offer') return;
      await take(known, description);
      // Answer the side that began, because both fingerprints are known now.
      const first = peers.get(other(side))?.connection;
      if (first?.signalingState === 'have-remote-offer') await tellLocal(other(side));
      return;
    }
    const peer = known ?? peerFor(side, false);
    if (peer.connection.signalingState === 'have-local-offer') return;
    await take(peer, description);
    if (!channels.has(side)) openChannel(side);
    for (const transceiver of peer.connection.getTransceivers()) transceiver.direction = 'sendrecv';
    const next = peers.get(other(side))?.connection;
    if (!next) return offerTo(other(side));
    await tellLocal(side);
    // Send again if there is no answer, because messages may be lost.
    if (next.signalingState === 'have-local-offer') await tellAgain(other(side));
  }

  let before = Promise.resolve();
  attacking.between = {
    receive(side, { description, candidates = [] }) {
      before = before
        .then(async () => {
          if (description) await receiveDescription(side, description);
          const peer = peers.get(side);
          for (const candidate of candidates) {
            if (peer?.connection.remoteDescription) {
              await peer.connection.addIceCandidate(candidate).catch(() => {});
            } else peer?.waiting.push(candidate);
          }
        })
        .catch(() => {});
      return before;
    },
    offerTo,
    async bytesOf(side) {
      const stats = await peers.get(side)?.connection.getStats();
      const inbound = [...(stats?.values() ?? [])].filter(({ type }) => type === 'inbound-rtp');
      return inbound.reduce((sum, { bytesReceived }) => sum + bytesReceived, 0);
    },
  };
}
