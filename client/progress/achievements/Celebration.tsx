import '../../styles/celebration.css';
import { type CSSProperties, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Achievement } from '../../../contract/progress/achievements.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { celebrationCopy as copy } from './copy.ts';
import { Medal } from './Medal.tsx';
import { SharePanel } from './SharePanel.tsx';

const CLOSES_AFTER_MS = 5000;

type CelebrationProps = {
  achievement: Achievement;
  /** True on the demo page, which tells tier and rarity. Nothing that people earned is called common. */
  isSample?: boolean;
  onClose: () => void;
};

/** Celebrates one badge; closes by itself unless the pointer or the focus is in it. */
export function Celebration({ achievement, isSample = false, onClose }: CelebrationProps) {
  const heading = useId();
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useCountdown(isUnderPointer || hasFocus, onClose);

  return (
    <Dialog
      labelledBy={heading}
      onClose={onClose}
      // Stop the countdown if the focus moves inside the dialog. The first focus comes with
      // opening.
      onFocus={({ target, currentTarget, relatedTarget }) =>
        setHasFocus(currentTarget.contains(relatedTarget) && target.matches(':focus-visible'))
      }
      onBlur={() => setHasFocus(false)}
      className="w-full flat:max-w-2xl"
    >
      <div
        onPointerEnter={() => setIsUnderPointer(true)}
        onPointerLeave={() => setIsUnderPointer(false)}
        className="relative bg-linear-to-b from-apricot to-raised to-60% px-6 pt-12 pb-7 text-center low:pt-7 low:pb-4"
      >
        <Confetti />
        <div className="relative flat:grid flat:grid-cols-[minmax(0,1fr)_auto] flat:items-center flat:gap-6">
          <div>
            <Medal
              icon={achievement.icon}
              tier={achievement.tier}
              className="medal-arrives mx-auto h-44 w-38 low:h-22 low:w-19"
            />
            <p className="mt-4 font-semibold text-accent low:mt-2">{copy.kicker}</p>
            <h2 id={heading} className="text-title flat:text-heading">
              {achievement.title}
            </h2>
            <p className="mt-2 text-lead text-ink-soft flat:text-base">{achievement.description}</p>
          </div>
          <div>
            {isSample && (
              <p className="mt-4 flex justify-center gap-2 flat:mt-0">
                <Badge tone="accent" className="capitalize">
                  {achievement.tier}
                </Badge>
                <Badge tone="second" className="capitalize">
                  {achievement.rarity}
                </Badge>
              </p>
            )}
            <SharePanel achievement={achievement} />
            <Button data-autofocus onClick={onClose} className="mt-3 w-full">
              {copy.continue}
            </Button>
          </div>
        </div>
        <CloseButton
          label={copy.close}
          onClose={onClose}
          className="absolute top-3 right-3 hover:bg-ink/8"
        />
      </div>
    </Dialog>
  );
}

/** Calls `onEnd` after a while; the time stops while `isHeld`, or while the page is hidden. */
function useCountdown(isHeld: boolean, onEnd: () => void): void {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  const left = useRef(CLOSES_AFTER_MS);
  const end = useEffectEvent(onEnd);
  const isPaused = isHeld || isHidden;
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

const PIECES = 36;
const COLOURS = ['#e1623f', '#f1bd68', '#2f7d77', '#a8324f', '#f6a47a', '#8a5a86'];

/** Computed instead of random, so that every render is the same. */
const pieces = Array.from({ length: PIECES }, (_, index) => {
  const scatter = (step: number) => (index * step) % 100;
  return {
    '--left': `${scatter(37)}%`,
    '--drift': `${scatter(53) - 50}px`,
    '--turn': `${scatter(71) * 9 - 300}deg`,
    '--falls': `${1600 + scatter(29) * 14}ms`,
    '--after': `${scatter(17) * 7}ms`,
    '--color': COLOURS[index % COLOURS.length],
  } as CSSProperties;
});

function Confetti() {
  return (
    <div
      aria-hidden="true"
      className="confetti pointer-events-none absolute inset-0 hidden overflow-hidden motion-safe:block"
    >
      {pieces.map((style) => (
        <span
          key={JSON.stringify(style)}
          style={style}
          className="absolute -top-4 left-(--left) h-3.5 w-2 rounded-[2px] bg-(--color) nth-[3n]:h-2 nth-[3n]:rounded-full"
        />
      ))}
    </div>
  );
}
