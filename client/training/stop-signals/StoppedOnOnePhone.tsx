import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LEAST_SAVED_MS } from '../../../contract/live/room-choices.ts';
import type { PlayerState } from '../../../contract/training/player-state.ts';
import { sendNow } from '../../device/outbox-retry.ts';
import { completionOf } from '../player/use-workout-session.ts';
import { decideDropped, noteDropped } from '../sessions/dropped-sessions.ts';
import { sendFinished } from '../sessions/unsent-workouts.ts';
import { refreshTraining } from '../sessions/use-sessions.ts';
import { type Saving, StoppedScreen } from './StoppedScreen.tsx';

const STATUSES = {
  saved: 'saved',
  'saved elsewhere': 'saved',
  unsent: 'saved-later',
  refused: 'refused',
} as const;

type StoppedOnOnePhoneProps = { userId: string; workoutId: number; state: PlayerState };

/**
 * Screen after red with one phone for both. The session is dropped when this screen is left, unless
 * the couple chooses otherwise.
 */
export function StoppedOnOnePhone({ userId, workoutId, state }: StoppedOnOnePhoneProps) {
  const { session, place } = state;
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<Saving['status']>('not-saved');
  const [stoppedAt] = useState(() => Date.now());
  // Leave out a session that began without a network, which is stored nowhere until it is saved.
  const sessionId = session?.beganOfflineAt === undefined ? (session?.id ?? null) : null;

  useEffect(() => {
    if (!sessionId) return;
    noteDropped(userId, sessionId);
    return () => {
      decideDropped(sessionId);
      sendNow();
    };
  }, [userId, sessionId]);

  async function save() {
    if (!session) return;
    setStatus('saving');
    // Replace the dropped session: the saved one has the same id.
    decideDropped(session.id);
    const completion = completionOf(state, session, stoppedAt);
    const { outcome } = await sendFinished(userId, { workoutId, session, completion });
    setStatus(STATUSES[outcome]);
    if (outcome === 'saved') void refreshTraining(queryClient);
  }
  const choose = place.elapsedMs >= LEAST_SAVED_MS ? () => void save() : null;
  const saving = { isOnTwoPhones: false, status, choose };
  return <StoppedScreen userId={userId} elapsedMs={place.elapsedMs} saving={saving} />;
}
