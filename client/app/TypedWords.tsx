import { useEffect, useSyncExternalStore } from 'react';
import type { User } from '../../contract/auth/auth.ts';
import { reportInSight } from '../auth/lock/use-lock.ts';
import { useLockState } from '../auth/use-lock-state.ts';
import { draftChanges, draftNames, isDraftClosed, ownsDraft } from '../device/drafts.ts';
import { openTypedWords } from '../device/open-words.ts';
import { loadOutbox } from '../device/outbox.ts';
import { isClosed } from '../device/outbox-item.ts';
import { useOutbox } from '../device/use-outbox.ts';
import { isVersionBeforeHere } from '../device/version-before.ts';
import { canOpenWords } from '../device/word-keys.ts';

/** The server may be away for a while. */
const ASK_AGAIN_MS = 4_000;

/**
 * Opens what a member typed here before: sealed behind their lock or when their login had ended, or
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
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    async function ask() {
      const answer = await reportInSight();
      if (isStopped) return;
      if (answer) await openTypedWords(id, answer);
      else timer = setTimeout(ask, ASK_AGAIN_MS);
    }
    void ask();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [id, asksForKeys]);

  useEffect(() => {
    if (!isVersionBeforeHere(id)) return;
    void import('../device/move-version-before.ts')
      .then(({ moveFromVersionBefore }) => moveFromVersionBefore(id))
      .then(() => loadOutbox(id))
      // A part that did not come is asked for by the next page.
      .catch(() => null);
  }, [id]);
  return null;
}
