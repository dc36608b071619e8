import { useQuery } from '@tanstack/react-query';
import { getPartner } from '../../contract/account/profile.ts';
import { statusOf } from '../lib/api-error.ts';
import { queryFor } from '../lib/query-client.ts';
import type { PairedAvatar } from '../ui/AvatarPair.tsx';
import { useAuth } from './use-auth.ts';

const UNKNOWN: PairedAvatar = { name: '', src: null };

/** Both faces of the signed-in couple, none for a visitor, and whether there is somebody to invite. */
export function useCouple(): {
  faces: readonly PairedAvatar[];
  partnerName: string;
  hasPartner: boolean;
} {
  const { user } = useAuth();
  const { data: partner, error } = useQuery({ ...queryFor(getPartner), enabled: user !== null });
  // A member whose partner deleted their account has nobody to invite.
  const hasPartner = statusOf(error) !== 404;
  const faceOf = (who: typeof user | typeof partner): PairedAvatar =>
    who ? { name: who.firstName, src: who.profileImageUrl } : UNKNOWN;
  return {
    // Keep the partner's place until the partner is known, so that nothing moves.
    faces: user ? [faceOf(user), ...(hasPartner ? [faceOf(partner)] : [])] : [],
    partnerName: partner?.firstName ?? '',
    hasPartner,
  };
}
