import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Achievement } from '../../contract/achievements.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Confetti } from './Confetti.tsx';
import { celebrationCopy as copy } from './copy.ts';
import { Medal } from './Medal.tsx';
import { SharePanel } from './SharePanel.tsx';
import { useCountdown } from './use-countdown.ts';

const CLOSES_AFTER_MS = 5000;

type CelebrationProps = { achievement: Achievement; onClose: () => void };

/** Celebrates one badge, and leaves by itself unless someone is looking at it more closely. */
export function Celebration({ achievement, onClose }: CelebrationProps) {
  const heading = useId();
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useCountdown(CLOSES_AFTER_MS, isUnderPointer || hasFocus, onClose);

  return (
    <Dialog
      labelledBy={heading}
      onClose={onClose}
      // The dialog itself takes the first focus: only a control that is reached holds the time.
      autoFocus
      onFocus={(event) =>
        setHasFocus(event.target !== event.currentTarget && event.target.matches(':focus-visible'))
      }
      onBlur={() => setHasFocus(false)}
      className="w-full"
    >
      <div
        onPointerEnter={() => setIsUnderPointer(true)}
        onPointerLeave={() => setIsUnderPointer(false)}
        className="relative bg-linear-to-b from-apricot to-raised to-60% px-6 pt-12 pb-7 text-center"
      >
        <Confetti />
        <div className="relative">
          <Medal
            icon={achievement.icon}
            tier={achievement.tier}
            className="medal-arrives mx-auto h-44 w-38"
          />
          <p className="mt-4 font-semibold text-accent">{copy.kicker}</p>
          <h2 id={heading} className="text-title">
            {achievement.title}
          </h2>
          <p className="mt-2 text-lead text-ink-soft">{achievement.description}</p>
          <p className="mt-4 flex justify-center gap-2">
            <Badge tone="accent" className="capitalize">
              {achievement.tier}
            </Badge>
            <Badge tone="second" className="capitalize">
              {achievement.rarity}
            </Badge>
          </p>
          <SharePanel achievement={achievement} />
          <Button onClick={onClose} className="mt-3 w-full">
            {copy.continue}
          </Button>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label={copy.close}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full hover:bg-ink/8"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </Dialog>
  );
}
