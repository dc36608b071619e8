import { Bell, Download, KeyRound, LockKeyhole, type LucideIcon, UserRound } from 'lucide-react';
import type { AccountSection } from '../../contract/pages.ts';

/** Pages of the account, in the order of its list. */
export const accountRows: readonly { section: AccountSection; Icon: LucideIcon }[] = [
  { section: 'you', Icon: UserRound },
  { section: 'notifications', Icon: Bell },
  { section: 'privacy', Icon: LockKeyhole },
  { section: 'sign-in', Icon: KeyRound },
  { section: 'data', Icon: Download },
];
