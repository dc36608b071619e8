import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { refreshUser } from '../auth/use-auth.ts';
import { connection } from './connection.ts';
import { useLive } from './live-store.ts';
import { RoomInvitation } from './RoomInvitation.tsx';
import { refreshChanged } from './refresh-changed.ts';

/**
 * Keeps the couple's event stream open on every page: refreshes changed data and shows invitations.
 */
export function Live({ userId }: { userId: string }): ReactNode {
  const queryClient = useQueryClient();
  const { room, couple } = useLive();
  useEffect(() => connection.open(() => refreshUser(queryClient)), [queryClient]);
  useEffect(
    () => connection.listen('changed', (kinds) => refreshChanged(queryClient, kinds)),
    [queryClient],
  );

  // Refresh the user when the stream belongs to another member: somebody else has signed in.
  const streamOf = couple?.me;
  useEffect(() => {
    if (streamOf && streamOf !== userId) refreshUser(queryClient);
  }, [streamOf, userId, queryClient]);

  return room && couple && <RoomInvitation room={room} couple={couple} />;
}
