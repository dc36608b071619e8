import type { Session } from '../../../contract/training/sessions.ts';

/** Members who took part, as far as phones can tell: two people may share one. */
export type TookPart = 'both' | 'me' | 'partner' | 'unknown';

export function whoTookPart(
  { memberId, partnerId }: Pick<Session, 'memberId' | 'partnerId'>,
  me: string,
): TookPart {
  if (memberId && partnerId) return 'both';
  const one = memberId ?? partnerId;
  if (one === null) return 'unknown';
  return one === me ? 'me' : 'partner';
}
