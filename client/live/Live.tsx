import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { refreshUser } from '../auth/use-auth.ts';
import { paths } from '../lib/paths.ts';
import { refreshTraining } from '../workouts/use-sessions.ts';
import { listenToLive, openLive } from './connection.ts';
import { LiveBanner } from './LiveBanner.tsx';
import { useLive } from './live-store.ts';

/** The couple's stream, on whatever page, and the invitation that may come over it. */
export function Live({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { room, couple } = useLive();
  const [path] = useLocation();
  useEffect(() => {
    const stop = openLive();
    const unlisten = listenToLive({
      onTurnedAway: () => refreshUser(queryClient),
    });
    return () => {
      unlisten();
      stop();
    };
  }, [queryClient]);

  // The stream is that of whoever is signed in now.
  const streamOf = couple?.me;
  useEffect(() => {
    if (streamOf && streamOf !== userId) refreshUser(queryClient);
  }, [streamOf, userId, queryClient]);

  // What was completed on either phone changes the figures on every page of both.
  const { id = null, phase = null } = room ?? {};
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (phase === 'done' && seen.current === id) void refreshTraining(queryClient);
    seen.current = phase === 'done' ? null : id;
  }, [id, phase, queryClient]);

  if (!room || !couple || room.phase === 'done') return null;
  const partner = couple.members.find(({ id }) => id !== couple.me);
  const isPartnerIn = Boolean(partner && room.inside.includes(partner.id));
  const isIn = room.inside.includes(couple.me);
  // Whom nobody waits for needs no invitation.
  if (!partner || !(isIn || isPartnerIn)) return null;
  if (isIn && path === paths.workout(room.workoutId)) return null;
  return <LiveBanner key={room.id} room={room} name={partner.firstName} isIn={isIn} />;
}
