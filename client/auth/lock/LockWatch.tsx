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
// Here in good time: when the lock closes, the way to the server may be gone.
import './LockScreen.tsx';

type LockWatchProps = { userId: string; afterMinutes: LockMinutes };

/**
 * Closes the lock when this browser was out of sight for long enough, and forgets what it keeps. The
 * server closes it by its own clock too; here it is closed so that nothing stays in the page.
 */
export function LockWatch({ userId, afterMinutes }: LockWatchProps) {
  const queryClient = useQueryClient();
  const state = useLockState();
  // Before any key comes.
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
      // Closed or opened meanwhile: the answer is older.
      if (lockHere() !== before) return;
      // Also where the lock was opened without the server, which gives the keys.
      if (answer && !canOpenWords()) {
        await openTypedWords(userId, answer);
        if (lockHere() !== before) return closeTypedWords(userId);
      }
      // Another tab was in sight meanwhile, or the device's clock is wrong: the server's counts.
      const isNews = answer ? before !== 'open' : before === 'new';
      if (isNews) await openLock(queryClient);
    }
    /** Opened anew, or back from out of sight, which may not have reached the server. */
    function lockAnew(): Promise<void> {
      closeLock();
      return sendLockNow();
    }
    const watch = startAutoLock({
      afterMinutes,
      onHidden: sendHidden,
      // Whether another tab was in sight meanwhile, each tab finds out for itself.
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
