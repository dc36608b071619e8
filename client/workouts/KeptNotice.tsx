import { CloudOff } from 'lucide-react';
import { useAuth } from '../auth/use-auth.ts';
import { keptCopy as copy } from './copy.ts';
import { useKeptCompletions } from './use-sessions.ts';

/** Says what is still waiting in this browser, for as long as it waits. */
export function KeptNotice() {
  const { user } = useAuth();
  const { length } = useKeptCompletions(user?.id ?? '');
  if (length === 0) return null;
  return (
    <p
      role="status"
      className="mt-6 flex items-center gap-3 rounded-field bg-second-soft px-5 py-3.5 font-semibold"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-second" />
      {copy.waiting(length)}
    </p>
  );
}
