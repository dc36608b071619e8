import { useState } from 'react';
import type { Room } from '../../contract/live/live.ts';
import type { PlayerRules } from '../../contract/training/player-state.ts';
import { ApiError, statusOf } from '../lib/api-error.ts';
import type { WorkoutSession } from '../training/player/use-workout-session.ts';
import { commandFor, commands, latestOf, type Press } from './commands.ts';
import { currentLive, type Live, subscribeToLive } from './live-store.ts';
import { settledNow } from './use-room.ts';

/** How long the event that explains a refusal may arrive after it. */
const UPDATE_TIMEOUT_MS = 1_000;

/** What shows only after the server has agreed: starting and completing. */
export function useRoomActions(
  shown: Room,
  link: Live['link'],
  rules: PlayerRules,
  training: WorkoutSession,
) {
  const [isBusy, setIsBusy] = useState(false);

  async function waitFor(request: Promise<void>, onFailed: (error: Error) => unknown) {
    setIsBusy(true);
    try {
      await request;
    } catch (error) {
      // A stale command needs no message: the room has changed, and this screen with it.
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
      // What the room cannot complete goes through the outbox, like any workout: without a
      // connection at once, and also what the server refused, so that it is kept with the reason.
      const completed = link === 'lost' ? training.complete() : completeRoom(shown, canComplete);
      void waitFor(completed, training.complete);
    },
  };
}

/**
 * Completes the workout of a room. Whoever presses Complete means it whatever the partner pressed
 * at the same moment: refused as stale, the command is sent once more if the room still allows it.
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

/** The room once it is newer than `version`, or as it is known when no update comes. */
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
