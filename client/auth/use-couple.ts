import { useQuery } from '@tanstack/react-query';
import { getPartner } from '../../contract/account/profile.ts';
import { statusOf } from '../lib/api-error.ts';
import { queryFor } from '../lib/query-client.ts';
import type { PairedAvatar } from '../ui/AvatarPair.tsx';
import { useAuth } from './use-auth.ts';

const UNKNOWN: PairedAvatar = { name: '', src: null };

/**
 * Both faces of the signed-in couple, none for a visitor, and whether the partner can be asked or
 * invited into a room: not before they have signed in, nor after they have left.
 */
export function useCouple(): {
  faces: readonly PairedAvatar[];
  partnerName: string;
  hasPartner: boolean;
} {
  const { user } = useAuth();
  const { data: partner, error } = useQuery({ ...queryFor(getPartner), enabled: user !== null });
  const hasLeft = statusOf(error) === 404;
  const faceOf = (who: typeof user | typeof partner): PairedAvatar =>
    who ? { name: who.firstName, src: who.profileImageUrl } : UNKNOWN;
  return {
    // Keep the partner's place until the partner is known, so that nothing moves.
    faces: user ? [faceOf(user), ...(hasLeft ? [] : [faceOf(partner)])] : [],
    partnerName: partner?.firstName ?? '',
    hasPartner: !hasLeft && partner?.hasSignedIn !== false,
  };
}
