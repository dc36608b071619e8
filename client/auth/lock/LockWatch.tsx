import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LockMinutes } from '../../../contract/auth/lock-choice.ts';
import { sealOpenDrafts } from '../../device/drafts.ts';
import { closeTypedWords, openTypedWords } from '../../device/typed-words.ts';
import { canOpenWords } from '../../device/word-keys.ts';
import { lockHere, setLockHere } from '../../lib/lock-state.ts';
import { useLockState } from '../use-lock-state.ts';
import { startAutoLock } from './auto-lock.ts';
import { clearLockedQueries } from './clear-locked-queries.ts';
import { lockTabs } from './other-tabs.ts';
import { closeLock, openLock, reportInSight, sendHidden, sendLockNow } from './use-lock.ts';
// Load the lock screen now: the server may be unreachable when the lock closes.
import './LockScreen.tsx';

type LockWatchProps = { userId: string; afterMinutes: LockMinutes };

/**
 * Closes the lock after this browser was out of sight for long enough, and clears the content
 * behind it. The server closes the lock by its own clock too; closing here clears the page.
 */
export function LockWatch({ userId, afterMinutes }: LockWatchProps) {
  const queryClient = useQueryClient();
  const state = useLockState();
  // Seal the drafts before any key arrives.
  useEffect(() => sealOpenDrafts(userId), [userId]);
  useEffect(() => {
    if (state !== 'closed') return;
    clearLockedQueries(queryClient);
    closeTypedWords(userId);
  }, [state, queryClient, userId]);

  useEffect(() => {
    const isAlways = afterMinutes === 0;
    const mayBeOpen = () => lockHere() !== 'closed' && !(isAlways && lockHere() === 'new');

    async function sayInSight(): Promise<void> {
      const before = lockHere();
      const answer = await reportInSight();
      if (answer?.isLocked) return closeLock();
      // Ignore an outdated answer: the lock was closed or opened after the report was sent.
      if (lockHere() !== before) return;
      // Open the words also where the lock was opened without the server, which gives the keys.
      if (answer && !canOpenWords()) {
        await openTypedWords(userId, answer);
        if (lockHere() !== before) return closeTypedWords(userId);
      }
      // Trust the server: another tab may have been in sight, or the device's clock may be wrong.
      const isNews = answer ? before !== 'open' : before === 'new';
      if (isNews) await openLock(queryClient);
    }
    /** Locks a page that was opened again, or was hidden perhaps without the server's knowledge. */
    function lockAnew(): Promise<void> {
      closeLock();
      return sendLockNow();
    }
    const watch = startAutoLock({
      afterMinutes,
      onHidden: sendHidden,
      // Close only this tab, unless the lock is always on: each tab finds out for itself whether
      // another one was in sight.
      onOverdue: () => (isAlways ? closeLock() : setLockHere('closed')),
      onShown: () => void (isAlways && !mayBeOpen() ? lockAnew() : sayInSight()),
      onStillShown: () => void (mayBeOpen() && sayInSight()),
    });
    const unlisten = lockTabs.listen((news) => {
      if (news === 'closed') return setLockHere('closed');
      watch.postpone();
      const isHidden = document.visibilityState === 'hidden';
      if (news === 'opened' && !(isAlways && isHidden)) void sayInSight();
    });
    return () => {
      watch.stop();
      unlisten();
    };
  }, [userId, afterMinutes, queryClient]);
  return null;
}
