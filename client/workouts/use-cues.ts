import { useEffect, useRef, useState } from 'react';
import { isTicking, type PlayerRules, type PlayerState } from '../../contract/player-state.ts';
import { createCuePlayer } from './cue-player.ts';
import { cueBetween, type Moment, momentOf } from './cues.ts';

const LOOK_EVERY_MS = 50;

type Cues = {
  state: PlayerState;
  rules: PlayerRules;
  instructions: readonly string[];
  hasSound: boolean;
  /** The time itself brought about something: a step ended. */
  onSettled: () => void;
};

/**
 * Watches a hands-free workout from outside React: gives its cues, and wakes React only when a
 * step ends. Returns what makes sound possible, for use inside a press.
 */
export function useCues({ state, rules, instructions, hasSound, onSettled }: Cues) {
  const [player] = useState(createCuePlayer);
  const seen = useRef<Moment>({ kind: 'still' });
  const { isHandsFree, phase } = state;
  const isWatched = phase === 'getting-ready' || (isHandsFree && isTicking(state));

  useEffect(() => {
    function look() {
      const now = Date.now();
      const settled = rules.reduce(state, { type: 'ticked', now });
      const moment = momentOf(settled, now, rules);
      const cue = cueBetween(seen.current, moment);
      seen.current = moment;
      if (cue) player.give(cue, instructions, hasSound && isHandsFree);
      if (settled !== state) onSettled();
    }
    look();
    if (!isWatched) {
      // Whoever pauses wants silence; the last words of a workout may be said to their end.
      if (seen.current.kind === 'still') player.hush();
      return;
    }
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state, rules, instructions, hasSound, isHandsFree, isWatched, player, onSettled]);

  useEffect(() => () => player.close(), [player]);
  return player;
}
