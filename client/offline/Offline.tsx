import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { canOpenBedroom, type User } from '../../contract/auth/auth.ts';
import { keepOffline } from './keep-offline.ts';
import { refetchWhenOnline } from './refetch-when-online.ts';

/** Keeps the pages that a member has seen on this phone, and catches up once the server is back. */
export function Offline({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const keep = useEffectEvent(() => keepOffline(queryClient, user));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be kept depends on these alone.
  useEffect(() => keep(), [user.id, user.lock !== undefined, canOpenBedroom(user)]);
  useEffect(() => refetchWhenOnline(queryClient), [queryClient]);
  return null;
}
