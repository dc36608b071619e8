import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Achievement } from '../../contract/achievements.ts';
import { useCelebrate, useNewAchievements } from '../achievements/use-achievements.ts';
import { useAuth } from '../auth/use-auth.ts';

const Celebration = lazy(async () => ({
  default: (await import('../achievements/Celebration.tsx')).Celebration,
}));

/** Nobody wants a party in the middle of a workout: the player tells where it ends. */
const PLAYER = /^\/workout\/\d+\/?$/;

/** Celebrates new badges on the next page that is opened, one after another. */
export function CelebrationHost({ onChange }: { onChange: (isCelebrating: boolean) => void }) {
  const { status } = useAuth();
  const [path] = useLocation();
  const { data, refetch } = useNewAchievements(status === 'signed-in');
  const { mutateAsync: celebrate, isPending } = useCelebrate();
  const [failedOn, setFailedOn] = useState<string | null>(null);
  const [queue, setQueue] = useState<readonly Achievement[]>([]);
  const [current] = queue;

  // A partner may have earned something since the last page.
  const askedOn = useRef(path);
  useEffect(() => {
    if (askedOn.current === path || status !== 'signed-in') return;
    askedOn.current = path;
    void refetch();
  }, [path, status, refetch]);

  // What could not be taken here is asked for again on the next page.
  const isDue = Boolean(data?.length) && !PLAYER.test(path) && !isPending && failedOn !== path;
  useEffect(() => {
    if (!isDue) return;
    celebrate().then(
      (earned) => setQueue((waiting) => [...waiting, ...earned]),
      () => setFailedOn(path),
    );
  }, [isDue, celebrate, path]);

  useEffect(() => onChange(Boolean(current)), [current, onChange]);

  if (!current) return null;
  return (
    <Suspense>
      <Celebration
        key={current.id}
        achievement={current}
        onClose={() => setQueue(([, ...rest]) => rest)}
      />
    </Suspense>
  );
}
