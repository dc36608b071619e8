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

/** Path of a page on which celebrations wait, since they would interrupt a workout. */
const PLAYER = /^\/workout\/\d+\/?$/;

type CelebrationHostProps = {
  /** True while a workout's closing card, which shows the badges itself, is due or shown. */
  isHeld: boolean;
  onChange: (isCelebrating: boolean) => void;
};

/** Celebrates new badges one after another: at once or, for a busy member, on the next page. */
export function CelebrationHost({ isHeld, onChange }: CelebrationHostProps) {
  const { status } = useAuth();
  const [path] = useLocation();
  const { data, refetch, isFetching } = useNewAchievements(status === 'signed-in');
  const { mutateAsync: celebrate, isPending } = useCelebrate();
  /** Page on which a celebration failed or was unwelcome. The next page tries again. */
  const [heldOn, setHeldOn] = useState<string | null>(null);
  const [queue, setQueue] = useState<readonly Achievement[]>([]);
  const isPlayer = PLAYER.test(path);
  const current = isPlayer || isHeld ? undefined : queue[0];

  // Fetch again on each page: the partner may have earned a badge since the last one.
  const askedOn = useRef(path);
  useEffect(() => {
    if (askedOn.current === path || status !== 'signed-in') return;
    askedOn.current = path;
    void refetch();
  }, [path, status, refetch]);

  const isDue = Boolean(data?.length) && !isPlayer && !isHeld && !isPending && heldOn !== path;
  useEffect(() => {
    if (!isDue) return;
    // Do not interrupt typing: a partner's workout may bring a badge at any time.
    if (isTypingOrInDialog()) return setHeldOn(path);
    // Take the badges only once they can be shown: other devices do not get them after that.
    loadCelebration()
      .then(() => celebrate())
      .then(
        (earned) => setQueue((waiting) => [...waiting, ...earned]),
        () => setHeldOn(path),
      );
  }, [isDue, celebrate, path]);

  // Hold the later popups while a badge may still arrive.
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
