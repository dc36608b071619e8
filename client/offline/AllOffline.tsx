import type { User } from '../../contract/auth/auth.ts';
import { Switch } from '../ui/Switch.tsx';
import { allOfflineCopy as copy } from './copy.ts';
import { useAllOffline, useKeepAll } from './use-offline-workouts.ts';

/** Switch that keeps all workouts on this phone, with the space they take. */
export function AllOffline({ user }: { user: User }) {
  const { data, isError } = useAllOffline(user);
  const { mutate, isPending, variables } = useKeepAll(user);
  if (data === null) return <p className="text-ink-soft">{copy.cannot}</p>;
  const isKept = isPending ? variables : data?.keepsAll === true;
  const size = data?.size;
  const words = data?.keepsAll ? copy.takes : copy.wouldTake;
  return (
    <>
      <p className="mb-4 text-ink-soft">{copy.text}</p>
      <Switch
        id="keep-all"
        label={copy.keep}
        // Reserve the line before the figure is known, so that nothing moves.
        hint={
          isPending && variables ? copy.fetching : size ? words(size.count, size.bytes) : '\u00a0'
        }
        checked={isKept}
        disabled={isPending || (!data && !isError)}
        onChange={({ target }) => mutate(target.checked)}
      />
      {data?.keepsAll && !data.isSpared && (
        <p className="mt-3 text-sm text-ink-soft">{copy.mayGo}</p>
      )}
    </>
  );
}
