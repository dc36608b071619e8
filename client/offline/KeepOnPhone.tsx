import type { User } from '../../contract/auth/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { Switch } from '../ui/Switch.tsx';
import { offlineCopy as copy } from './copy.ts';
import { mayStoreOffline } from './offline-policy.ts';
import { useKeepWorkout, useOfflineWorkout } from './use-offline-workouts.ts';

type KeepOnPhoneProps = { user: User; workout: WorkoutDetail };

/**
 * Switch that keeps one workout on this phone. Absent where this browser stores nothing, or where
 * the member may not keep this workout.
 */
export function KeepOnPhone({ user, workout }: KeepOnPhoneProps) {
  const { data } = useOfflineWorkout(user, workout);
  const { mutate, isPending, variables } = useKeepWorkout(user, workout);
  const isAllowed = mayStoreOffline(user, { queryKey: [], data: workout, isBehindLock: false });
  if (!data || !isAllowed) return null;
  const { isChosen, keepsAll, bytes } = data;
  return (
    <div className="rounded-card border border-line/70 bg-raised/70 p-5">
      <Switch
        id="keep-on-phone"
        label={copy.keep}
        hint={keepsAll ? copy.allKept(bytes) : copy.keepLead(bytes)}
        checked={keepsAll || (isPending ? variables : isChosen)}
        disabled={keepsAll || isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
    </div>
  );
}
