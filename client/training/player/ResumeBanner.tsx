import type { PlayerRules, PlayerState } from '../../../contract/training/player-state.ts';
import { Button } from '../../ui/Button.tsx';
import { clockText } from './clock-text.ts';
import { playerCopy as copy } from './copy.ts';

type RestoredNoteProps = {
  state: PlayerState;
  rules: PlayerRules;
  onResume: () => void;
  onStartOver: () => void;
};

/** Offers to resume after a reload, a crash or a closed tab. */
export function ResumeBanner({ state, rules, onResume, onStartOver }: RestoredNoteProps) {
  const { step, elapsedMs } = state.place;
  const time = clockText(Math.floor(elapsedMs / 1000));
  return (
    <section
      aria-label={copy.restored}
      className="arrive mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-accent-soft p-5"
    >
      <p className="font-semibold">{copy.restoredLead(step + 1, rules.lastStep + 1, time)}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onResume}>{copy.restored}</Button>
        <Button variant="ghost" onClick={onStartOver}>
          {copy.startOver}
        </Button>
      </div>
    </section>
  );
}
