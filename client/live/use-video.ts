import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Room } from '../../contract/live/live.ts';
import { endOf } from '../../contract/live/video.ts';
import { commands } from './commands.ts';
import { connection } from './connection.ts';
import { peerMessages } from './peer-messages.ts';
import { forgetKnownEnd, savedKnownEnd, saveKnownEnd } from './video/known-end.ts';
import type { VideoCall } from './video/video-call.ts';
import type { Danger } from './video/video-link.ts';
import {
  canConnect,
  endId,
  forgetDevices,
  mayUseCamera,
  reloadForCamera,
  saveDevice,
  savedEnd,
  saveEnd,
  takeWish,
  wantedDevices,
} from './video-endpoint.ts';
import { type VideoPhase, videoPhase } from './video-phase.ts';

export type RoomVideo = {
  /**
   * `moved`: the partner is on a different page than before, and its phrase was not compared yet.
   * `unable`, or `asked-unable` by the partner: this browser cannot connect to another.
   */
  phase: VideoPhase | 'moved' | 'unable' | 'asked-unable';
  /** Reason why this page ended the video, until the member has read it. */
  danger: Danger | null;
  readDanger: () => void;
  /** Set while both agreed, once the code of the call is loaded. */
  call: VideoCall | null;
  /** True while the browser plays no sound because nothing has been pressed yet. */
  isSilenced: boolean;
  ask: () => void;
  end: () => void;
};

/**
 * Controls the video of a room on this page. `room` is the server's state, `shown` this phone's
 * predicted state: a camera opens only if both allow it, and closes if either does not.
 */
export function useVideo(room: Room, shown: Room, me: string): RoomVideo {
  const [call, setCall] = useState<VideoCall | null>(null);
  const [isSilenced, setIsSilenced] = useState(false);
  const [known, setKnown] = useState(savedKnownEnd);
  const [danger, setDanger] = useState<Danger | null>(null);
  /**
   * True once the video has ended on this page: only a press opens a camera again, whatever the
   * server says.
   */
  const [isOver, setIsOver] = useState(false);
  const signaling = useMemo(() => peerMessages(room.id), [room.id]);
  useEffect(() => connection.listen('peer', signaling.take), [signaling]);

  const phase = videoPhase(shown.video, me, endId);
  const otherEnd = room.video.find(({ memberId }) => memberId !== me)?.endId;
  const isAgreed = phase === 'on' && videoPhase(room.video, me, endId) === 'on' && !isOver;
  const hasMoved = isAgreed && known !== null && known.endId !== otherEnd;
  const isOn = isAgreed && !hasMoved && canConnect();
  const endFor = useEffectEvent((reason: Danger) => {
    setDanger(reason);
    end();
  });
  useEffect(() => {
    if (!isOn) return;
    let opened: VideoCall | null = null;
    let isOver = false;
    async function open() {
      const { openVideoCall } = await import('./video/video-call.ts');
      if (isOver) return;
      opened = openVideoCall({
        endId,
        signaling,
        wanted: wantedDevices(),
        onTurned: saveDevice,
        onSilenced: setIsSilenced,
        onKnown(end) {
          saveKnownEnd(end);
          setKnown(end);
        },
        onDanger: endFor,
      });
      setCall(opened);
    }
    // Ignore a failure to load: without the script there is no video, and the workout goes on.
    open().catch(() => {});
    return () => {
      isOver = true;
      opened?.close();
      setCall(null);
    };
  }, [isOn, signaling]);

  const knownKey = known?.key ?? null;
  useEffect(() => {
    // Skip a closed call: until the next render `call` can still be the one with the previous end.
    if (isOn && call && otherEnd) call.linkTo(otherEnd, knownKey);
  }, [isOn, call, otherEnd, knownKey]);

  const see = useEffectEvent((isWanted: boolean, isUnable = false) =>
    commands.press({ type: 'see', endId, isWanted, isUnable }, shown),
  );
  const isAskedInVain = phase === 'asked' && !canConnect();
  useEffect(() => {
    // Tell the partner, who would wait for an answer that cannot come.
    if (isAskedInVain) see(false, true);
  }, [isAskedInVain]);
  const isOwn = phase === 'asking' || phase === 'on';
  useEffect(() => {
    if (isOwn) saveEnd();
  }, [isOwn]);
  // Ask again after a reload of the same tab: the member's consent still holds.
  const ownEnd = endOf(room.video, me)?.endId;
  useEffect(() => {
    if (ownEnd && ownEnd !== endId && ownEnd === savedEnd()) see(true);
  }, [ownEnd]);
  useEffect(() => {
    if (takeWish(room.id)) see(true);
  }, [room.id]);

  function end(): void {
    setIsOver(true);
    see(false);
  }

  return {
    phase: canConnect() ? (hasMoved ? 'moved' : phase) : unablePhase(phase),
    danger,
    readDanger: () => setDanger(null),
    call,
    isSilenced,
    ask() {
      forgetDevices();
      forgetKnownEnd();
      setKnown(null);
      setDanger(null);
      setIsOver(false);
      if (mayUseCamera()) see(true);
      else reloadForCamera(room.id);
    },
    end,
  };
}

const unablePhase = (phase: VideoPhase) => (phase === 'asked' ? 'asked-unable' : 'unable');
