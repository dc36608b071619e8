import { useEffect, useSyncExternalStore } from 'react';
import type { User } from '../../contract/auth/auth.ts';
import { reportInSight } from '../auth/lock/use-lock.ts';
import { useLockState } from '../auth/use-lock-state.ts';
import { draftChanges, draftNames, isDraftClosed, ownsDraft } from '../device/drafts.ts';
import { loadOutbox, useOutbox } from '../device/outbox.ts';
import { isClosed } from '../device/outbox-item.ts';
import { openTypedWords } from '../device/typed-words.ts';
import { isVersionBeforeHere } from '../device/version-before.ts';
import { canOpenWords } from '../device/word-keys.ts';
import { startRetrying } from '../lib/retry.ts';

/**
 * Opens a member's earlier words: those sealed behind a lock or when the login had ended, and those
 * kept by the version before.
 */
export function TypedWords({ user: { id } }: { user: User }) {
  const hasClosedDraft = useSyncExternalStore(draftChanges.subscribe, () =>
    draftNames().some((name) => ownsDraft(id, name) && isDraftClosed(name)),
  );
  const hasClosedItem = useOutbox(id).some(isClosed);
  const asksForKeys = useLockState() === 'open' && (hasClosedDraft || hasClosedItem);
  useEffect(() => {
    if (!asksForKeys || canOpenWords()) return;
    const attempt = async () => {
      const answer = await reportInSight();
      if (answer && !isStopped) await openTypedWords(id, answer);
      return answer !== null;
    };
    let isStopped = false;
    const retrying = startRetrying({ firstDelayMs: 4_000, attempt });
    retrying.now();
    return () => {
      isStopped = true;
      retrying.stop();
    };
  }, [id, asksForKeys]);

  useEffect(() => {
    if (!isVersionBeforeHere(id)) return;
    void import('../device/move-version-before.ts')
      .then(({ moveFromVersionBefore }) => moveFromVersionBefore(id))
      .then(() => loadOutbox(id))
      // The next page tries again if the script does not load.
      .catch(() => null);
  }, [id]);
  return null;
}
