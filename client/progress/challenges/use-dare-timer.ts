import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Challenge } from '../../../contract/progress/challenges.ts';
import { createCuePlayer } from '../../training/player/cue-player.ts';
import { onTick } from '../../training/player/use-ticking.ts';
import { useWakeLock } from '../../training/player/use-wake-lock.ts';

/** Challenge that is being timed, and its start. Kept by the page, since the tabs come and go. */
export type RunningDare = { id: Challenge['id']; startedAt: number } | null;

export type DareTimer = {
  phase: 'ready' | 'running' | 'up';
  /** Seconds left, or seconds passed for a challenge without an end. */
  seconds: number;
  start: () => void;
  stop: () => void;
};

const never = () => () => {};

export function useDareTimer(
  { id, seconds: length }: Challenge,
  running: RunningDare,
  setRunning: (running: RunningDare) => void,
): DareTimer {
  const [cues] = useState(createCuePlayer);
  useEffect(() => () => cues.close(), [cues]);
  const startedAt = running?.id === id ? running.startedAt : null;
  const passed = useSyncExternalStore(startedAt === null ? never : onTick, () =>
    startedAt === null ? 0 : Math.floor((Date.now() - startedAt) / 1000),
  );
  const isUp = length !== null && passed >= length;
  const phase = startedAt === null ? 'ready' : isUp ? 'up' : 'running';
  useWakeLock(phase === 'running');
  useEffect(() => {
    if (phase === 'up') cues.give({ kind: 'count', seconds: 0 }, null, true);
  }, [phase, cues]);
  return {
    phase,
    seconds: length === null ? passed : Math.max(0, length - passed),
    start() {
      cues.prime();
      setRunning({ id, startedAt: Date.now() });
    },
    stop: () => setRunning(null),
  };
}
