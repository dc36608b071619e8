import type { IceServers, PeerMessagePart } from '../../../contract/live/video.ts';
import type { KnownEnd } from './known-end.ts';
import { ownMedia } from './own-media.ts';
import { partnerMedia } from './partner-media.ts';
import type { PeerText } from './peer.ts';
import { peerInbox } from './peer-inbox.ts';
import { type Danger, VideoLink } from './video-link.ts';
import type { DeviceKind } from './video-state.ts';
import { changeVideo, closeVideoState, openVideoState } from './video-store.ts';

/** Carries messages between the two ends through the server, until they have a direct path. */
export type PeerMessages = {
  send: (to: string, text: string) => Promise<void>;
  listen: (onPart: (part: PeerMessagePart) => void) => () => void;
  /** Servers that the server named last, for a path to this end. */
  latestServers: (to: string) => Promise<IceServers>;
};

type CallOptions = {
  endId: string;
  signaling: PeerMessages;
  /** Devices that are on at the beginning. */
  wanted: readonly DeviceKind[];
  /** Called when a member turned one of the devices on or off. */
  onTurned: (kind: DeviceKind, isOn: boolean) => void;
  onSilenced: (isSilenced: boolean) => void;
  /** Called once connected to an end of the partner, with its key. */
  onKnown: (end: KnownEnd) => void;
  /** Called when someone may intercept the connection. The camera is off already. */
  onDanger: (danger: Danger) => void;
};

/** Time in which a camera that was allowed before opens. A member who is asked takes longer. */
const ASKING_MS = 1_000;

/**
 * Opens this page's camera and microphone, and a link to the partner's current end. Runs while both
 * agree.
 */
export function openVideoCall(options: CallOptions) {
  const { endId, signaling, wanted, onTurned, onSilenced, onKnown, onDanger } = options;
  const partner = partnerMedia(onSilenced);
  let link: VideoLink | null = null;
  let linkedTo: string | null = null;
  let hasRelay = false;
  /** Messages that arrived from an end before it was known to be the partner's. */
  let early: { from: string; text: PeerText }[] = [];
  openVideoState();

  const media = ownMedia({
    onStatus: (kind, status) => changeVideo({ type: 'device', kind, status }),
    onTrack(kind, track) {
      void link?.setTrack(kind, track);
      if (kind === 'camera') showSelf(track);
    },
  });
  const take = peerInbox((from, text) => receive(from, JSON.parse(text)));
  const stopListening = signaling.listen((part) => part.to === endId && take(part));
  /** Own picture, visible to its owner alone and mirrored by its style. */
  const self = document.createElement('video');
  self.playsInline = true;
  self.autoplay = true;
  self.muted = true;
  const isAllowed = media.turnOn(...wanted);
  const isAsked = new Promise((resolve) => setTimeout(resolve, ASKING_MS));

  function showSelf(track: MediaStreamTrack | null): void {
    self.srcObject = track ? new MediaStream([track]) : null;
    if (track) void self.play().catch(() => {});
  }

  function receive(from: string, text: PeerText): void {
    if (from === linkedTo) link?.receive(text);
    else early = [...early, { from, text }].slice(-32);
  }

  function close(): void {
    stopListening();
    link?.close();
    media.turnOff('camera', 'microphone');
    partner.close();
    self.srcObject = null;
    closeVideoState();
  }

  return {
    video: partner.video,
    self,
    /** Connects to an end of the partner, or to another one that took its place. */
    linkTo(otherEndId: string, knownKey: string | null): void {
      if (linkedTo === otherEndId) return;
      link?.close();
      linkedTo = otherEndId;
      let sent = Promise.resolve();
      link = new VideoLink({
        isFirst: endId < otherEndId,
        knownKey,
        onKey: (key) => onKnown({ endId: otherEndId, key }),
        onDanger(danger) {
          close();
          onDanger(danger);
        },
        ready: Promise.race([isAllowed, isAsked]),
        async latestServers() {
          const servers = await signaling.latestServers(otherEndId);
          hasRelay = servers.some(({ urls }) => urls.some((url) => url.startsWith('turn')));
          return servers as RTCIceServer[];
        },
        send(text) {
          // Send one message after the other: candidates must not overtake their description.
          sent = sent.then(() => signaling.send(otherEndId, asciiJson(text))).catch(() => {});
        },
        onTrack: partner.take,
        report: changeVideo,
      });
      for (const kind of ['camera', 'microphone'] as const) {
        void link.setTrack(kind, media.tracks[kind]);
      }
      const now = early.filter(({ from }) => from === otherEndId);
      early = [];
      for (const { text } of now) link.receive(text);
    },
    /** Tells whether a relay could help where no direct path is found. */
    hasRelay: () => hasRelay,
    turn(kind: DeviceKind, isOn: boolean): void {
      onTurned(kind, isOn);
      if (isOn) void media.turnOn(kind);
      else media.turnOff(kind);
    },
    tryAgain: () => link?.tryAgain(),
    playSound: () => void partner.play(),
    close,
  };
}

export type VideoCall = ReturnType<typeof openVideoCall>;

function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
