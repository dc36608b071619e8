import { CloudOff } from 'lucide-react';
import { useAuth } from '../auth/use-auth.ts';
import { unsentCopy as copy } from './copy.ts';
import { useOutbox } from './use-sessions.ts';

export function UnsentNotice() {
  const { user } = useAuth();
  const count = useOutbox(user?.id ?? '', ({ length }) => length);
  if (count === 0) return null;
  return (
    <p
      role="status"
      className="mt-6 flex items-center gap-3 rounded-field bg-second-soft px-5 py-3.5 font-semibold"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-second" />
      {copy.waiting(count)}
    </p>
  );
}
