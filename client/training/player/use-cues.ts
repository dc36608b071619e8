import { useEffect, useRef, useState } from 'react';
import {
  isTicking,
  type PlayerRules,
  type PlayerState,
} from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { createCuePlayer } from './cue-player.ts';
import { cueBetween, type Moment, momentOf } from './cues.ts';
import { onTick } from './use-ticking.ts';

type Cues = {
  state: PlayerState;
  rules: PlayerRules;
  workout: WorkoutDetail;
  hasSound: boolean;
  keepsMusic: boolean;
  /** Called when time has ended a step. */
  onSettled: () => void;
};

/**
 * Gives the cues of a hands-free workout from outside React, which renders only when a step ends.
 * Returns the cue player, whose `prime` makes sound possible inside a press.
 */
export function useCues({ state, rules, workout, hasSound, keepsMusic, onSettled }: Cues) {
  const [player] = useState(createCuePlayer);
  const seen = useRef<Moment>({ kind: 'still' });
  const { isHandsFree, phase } = state;
  const isWatched = phase === 'getting-ready' || (isHandsFree && isTicking(state));

  useEffect(() => {
    function check() {
      const now = Date.now();
      const settled = rules.reduce(state, { type: 'ticked', now });
      const moment = momentOf(settled, now, rules, workout.steps);
      const cue = cueBetween(seen.current, moment);
      seen.current = moment;
      const spoken = { ...workout, versions: state.versions };
      if (cue) player.give(cue, spoken, hasSound && isHandsFree);
      if (settled !== state) onSettled();
    }
    const wasStill = seen.current.kind === 'still';
    check();
    if (!isWatched) {
      // Silence the voice in a pause; the last sentence of a workout is spoken to its end, and so
      // is a version that was chosen in the pause.
      if (seen.current.kind === 'still' && !wasStill) player.hush();
      return;
    }
    return onTick(check);
  }, [state, rules, workout, hasSound, isHandsFree, isWatched, player, onSettled]);

  // Play the silent recording only together with the voice, and unless the member keeps their
  // music: a recording stops the music of other apps.
  const takesMediaKeys = isHandsFree && hasSound && !keepsMusic && isTicking(state);
  useEffect(() => player.keepMediaKeys(takesMediaKeys), [player, takesMediaKeys]);

  useEffect(() => () => player.close(), [player]);
  return player;
}
