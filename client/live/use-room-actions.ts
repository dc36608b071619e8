import { useState } from 'react';
import type { Room } from '../../contract/live/live.ts';
import type { PlayerRules } from '../../contract/training/player-state.ts';
import { ApiError, statusOf } from '../lib/api-error.ts';
import type { WorkoutSession } from '../training/player/use-workout-session.ts';
import { commandFor, commands, latestOf, type Press } from './commands.ts';
import { currentLive, type Live, subscribeToLive } from './live-store.ts';
import { settledNow } from './use-room.ts';

/** Limits how long to wait for the event that explains a refusal. */
const UPDATE_TIMEOUT_MS = 1_000;

/** Actions that show only after the server has agreed: starting and completing. */
export function useRoomActions(
  shown: Room,
  link: Live['link'],
  rules: PlayerRules,
  training: WorkoutSession,
  onLeave: () => void,
) {
  const [isBusy, setIsBusy] = useState(false);

  async function waitFor(request: Promise<void>, onFailed: (error: Error) => unknown) {
    setIsBusy(true);
    try {
      await request;
    } catch (error) {
      // Ignore a stale command: the room has changed, and this screen with it.
      if (statusOf(error as Error) !== 409) await onFailed(error as Error);
    }
    setIsBusy(false);
  }

  return {
    isBusy,
    send: (press: Press) =>
      void waitFor(commands.sendInRoom(press, shown), training.explainRefusedStart),
    complete() {
      const canComplete = (room: Room) => rules.canComplete(settledNow(room, rules));
      // Complete through the outbox, like any workout, if the room cannot: at once without a
      // connection, and after a refusal, so that the workout is kept with the reason.
      const completed = link === 'lost' ? training.complete() : completeRoom(shown, canComplete);
      void waitFor(completed, () => training.complete());
    },
    end(isSaved: boolean) {
      if (!shown.sessionId) return;
      // Without the server keep the session unless it is saved: the partner may still be training.
      const endAlone = () => (isSaved ? training.complete('ended') : onLeave());
      const press = { type: 'end', sessionId: shown.sessionId, isSaved } as const;
      const ended = link === 'lost' ? endAlone() : commands.sendInRoom(press, shown);
      void waitFor(Promise.resolve(ended), endAlone);
    },
  };
}

/**
 * Completes the workout of a room. A member who presses Complete means it, even if the partner
 * pressed something at the same moment: a command that was refused as stale is sent once more if
 * the room still allows it.
 */
async function completeRoom(shown: Room, canComplete: (room: Room) => boolean): Promise<void> {
  await commands.pendingAnswered();
  const before = latestOf(shown);
  try {
    await commands.send(commandFor({ type: 'complete' }, before));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const room = await roomAfter(before.version);
    if (room?.id !== shown.id || !canComplete(room)) throw error;
    await commands.send(commandFor({ type: 'complete' }, room));
  }
}

/** Waits for a room newer than `version`; resolves to the known room if no update comes. */
function roomAfter(version: number): Promise<Room | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, UPDATE_TIMEOUT_MS);
    const unsubscribe = subscribeToLive(check);
    function check() {
      if ((currentLive().room?.version ?? 0) > version) done();
    }
    function done() {
      clearTimeout(timer);
      unsubscribe();
      resolve(currentLive().room);
    }
    check();
  });
}
