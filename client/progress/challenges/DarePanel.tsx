import { Check, Play, RotateCcw, Square } from 'lucide-react';
import { type Challenge, POINTS_PER_CHALLENGE } from '../../../contract/progress/challenges.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { clockText } from '../../training/player/clock-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { dareCopy as copy } from './copy.ts';
import { useChallengePicture } from './use-challenge-picture.ts';
import { useLogChallenge } from './use-challenges.ts';
import type { DareTimer } from './use-dare-timer.ts';

type DarePanelProps = {
  challenge: Challenge;
  isDone: boolean;
  isWaiting: boolean;
  timer: DareTimer;
};

/** The dare itself: its picture, its timer, and the button that says it was done. */
export function DarePanel({ challenge, isDone, isWaiting, timer }: DarePanelProps) {
  const { mutate: log, isPending } = useLogChallenge(useAuth().user?.id ?? '');
  const picture = useChallengePicture(challenge.id);
  const isReady = timer.phase === 'ready';
  const didIt = () => log(challenge.id, { onSuccess: timer.stop });
  const start = (
    <Button key="start" variant={isDone ? 'soft' : 'primary'} onClick={timer.start}>
      <Play aria-hidden="true" className="size-5" />
      {copy.start}
    </Button>
  );
  const done = (
    <Button
      key="done"
      variant={isReady || isDone ? 'soft' : 'primary'}
      disabled={isDone || isPending}
      onClick={didIt}
    >
      <Check aria-hidden="true" className="size-5" />
      {isDone ? copy.logged : isPending ? copy.logging : copy.log}
    </Button>
  );
  return (
    <div className="overflow-hidden rounded-card border border-line/70 bg-raised shadow-card">
      <div className="relative">
        <Cover
          imageUrl={picture}
          motif="pennants"
          className="aspect-4/3 w-full flat:aspect-auto flat:h-44"
        />
        <Clock timer={timer} />
      </div>
      <div className="grid gap-3 p-5">
        {isReady ? [start, done] : [done, <Stop key="stop" timer={timer} />]}
        <p className="text-center text-sm text-ink-soft">
          {isWaiting
            ? copy.waitingHint
            : isDone
              ? copy.loggedHint
              : copy.logHint(POINTS_PER_CHALLENGE)}
        </p>
      </div>
    </div>
  );
}

function Clock({ timer: { phase, seconds } }: { timer: DareTimer }) {
  return (
    <p className="absolute inset-x-0 bottom-3 flex justify-center">
      <span className="rounded-full bg-raised/92 px-5 py-1 font-title text-3xl text-ink tabular-nums shadow-card">
        {phase === 'up' ? (
          <span role="status">{copy.timeUp}</span>
        ) : (
          <span role="timer" aria-label={copy.timer}>
            {clockText(seconds)}
          </span>
        )}
      </span>
    </p>
  );
}

function Stop({ timer: { phase, stop, start } }: { timer: DareTimer }) {
  const isUp = phase === 'up';
  const Icon = isUp ? RotateCcw : Square;
  return (
    <Button variant="ghost" onClick={isUp ? start : stop}>
      <Icon aria-hidden="true" className="size-5" />
      {isUp ? copy.again : copy.stop}
    </Button>
  );
}
