import { type MouseEvent, type ReactNode, useState } from 'react';
import { currentUser } from '../../contract/auth/auth.ts';
import { draftNames } from '../device/drafts.ts';
import { loadOutbox, outboxOf } from '../device/outbox.ts';
import { isQuiet } from '../device/outbox-item.ts';
import { removeTypedWords } from '../device/typed-words.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { serverPaths } from '../lib/paths.ts';
import { type Server, SignOutDialog, type SignOutQuestion } from './SignOutDialog.tsx';
import { useAuth } from './use-auth.ts';

/** Time without an answer after which the server counts as unreachable. */
const MAX_WAIT_MS = 6_000;

const isEntry = (draft: string, userId: string) => draft.startsWith(`journal:${userId}:`);

/** Removes the member's unsent words from this device and signs out: the member has been asked. */
async function signOut(userId: string): Promise<void> {
  await removeTypedWords(userId).catch(() => null);
  location.assign(serverPaths.logout);
}

type SignOutLinkProps = { className: string; children: ReactNode };

/** Signs out. Asks first if unsent words would be lost, or if the server cannot be reached. */
export function SignOutLink({ className, children }: SignOutLinkProps) {
  const { user } = useAuth();
  const [question, setQuestion] = useState<SignOutQuestion | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function press(event: MouseEvent) {
    if (!user) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    // Load the outbox: a page that has just opened may not have read it yet.
    const [server] = await Promise.all([serverNow(), loadOutbox(user.id)]);
    setIsBusy(false);
    const unsentCount = outboxOf(user.id).filter((item) => !isQuiet(item)).length;
    const unfinishedCount = draftNames().filter((name) => isEntry(name, user.id)).length;
    if (server !== 'there' || unsentCount + unfinishedCount > 0) {
      setQuestion({ userId: user.id, unsentCount, unfinishedCount, server });
    } else await signOut(user.id);
  }
  return (
    <>
      <a href={serverPaths.logout} className={className} aria-busy={isBusy} onClick={press}>
        {children}
      </a>
      {question && (
        <SignOutDialog
          {...question}
          onSignOut={() => void signOut(question.userId)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

/**
 * Checks the server first. Only the server can sign out, and following the link while the server is
 * away would show the browser's error page.
 */
async function serverNow(): Promise<Server> {
  if (!navigator.onLine) return 'no-network';
  try {
    await call(currentUser, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
  } catch (error) {
    const hasAnswered = error instanceof ApiError && error.status < 500;
    if (!hasAnswered) return 'away';
  }
  return 'there';
}
