import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useAuth } from '../../auth/use-auth.ts';
import { addAndSend } from '../../device/send-outbox.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/toast-store.ts';
import { dropKind } from '../sessions/dropped-sessions.ts';
import { forgetPlayer } from '../sessions/saved-player.ts';
import { refreshTraining } from '../sessions/use-sessions.ts';
import type { PlayerProps } from './player-props.ts';
import { endToast } from './stage-copy.ts';

/** Ends a workout on one phone and keeps nothing of it. */
export function useDropWorkout({ workout, state: { session }, dispatch }: PlayerProps) {
  const { user } = useAuth();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  return () => {
    if (!user || !session) return;
    forgetPlayer(user.id, workout.id, session.id);
    // Leave out a session that began without a network, which is stored nowhere until it is saved.
    if (session.beganOfflineAt === undefined) {
      const dropping = addAndSend(user.id, dropKind, { id: session.id, payload: {} });
      void dropping.then(() => refreshTraining(queryClient));
    }
    dispatch({ type: 'started-over' });
    toast(endToast);
    navigate(paths.home());
  };
}
