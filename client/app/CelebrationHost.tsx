import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Achievement } from '../../contract/progress/achievements.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useCelebrate, useNewAchievements } from '../progress/achievements/use-achievements.ts';
import { isTypingOrInDialog } from '../ui/is-typing-or-in-dialog.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const loadCelebration = async () =>
  (await import('../progress/achievements/Celebration.tsx')).Celebration;
const Celebration = lazyPart(loadCelebration);

/** Nobody wants a party in the middle of a workout: the player tells where it ends. */
const PLAYER = /^\/workout\/\d+\/?$/;

/** Celebrates new badges at once or, for someone who is busy, on the next page; one after another. */
export function CelebrationHost({ onChange }: { onChange: (isCelebrating: boolean) => void }) {
  const { status } = useAuth();
  const [path] = useLocation();
  const { data, refetch, isFetching } = useNewAchievements(status === 'signed-in');
  const { mutateAsync: celebrate, isPending } = useCelebrate();
  /** The page on which it could not be, or was not the moment: asked for again on the next one. */
  const [heldOn, setHeldOn] = useState<string | null>(null);
  const [queue, setQueue] = useState<readonly Achievement[]>([]);
  const isPlayer = PLAYER.test(path);
  const current = isPlayer ? undefined : queue[0];

  // A partner may have earned something since the last page.
  const askedOn = useRef(path);
  useEffect(() => {
    if (askedOn.current === path || status !== 'signed-in') return;
    askedOn.current = path;
    void refetch();
  }, [path, status, refetch]);

  const isDue = Boolean(data?.length) && !isPlayer && !isPending && heldOn !== path;
  useEffect(() => {
    if (!isDue) return;
    // A partner's workout may bring a badge at any time.
    if (isTypingOrInDialog()) return setHeldOn(path);
    // Taken once they can be shown: another device would not get them any more.
    loadCelebration()
      .then(() => celebrate())
      .then(
        (earned) => setQueue((waiting) => [...waiting, ...earned]),
        () => setHeldOn(path),
      );
  }, [isDue, celebrate, path]);

  // While it is not yet known whether there is a badge, what follows a celebration waits too.
  const isCelebrating = Boolean(current) || isDue || isPending || isFetching;
  useEffect(() => onChange(isCelebrating), [isCelebrating, onChange]);

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
