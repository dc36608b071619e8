import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bedroomWorkouts } from '../../../content/workouts/bedroom.ts';
import { cardioWorkouts } from '../../../content/workouts/cardio.ts';
import { cooldownWorkouts } from '../../../content/workouts/cooldown.ts';
import type { WorkoutSource } from '../../../content/workouts/source.ts';
import { strengthWorkouts } from '../../../content/workouts/strength.ts';
import { stretchWorkouts } from '../../../content/workouts/stretch.ts';
import {
  freshState,
  type PlayerState,
  playerRules,
} from '../../../contract/training/player-state.ts';
import type { CategoryId, WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { CurrentStep } from './CurrentStep.tsx';
import { PlayerDetails } from './PlayerDetails.tsx';
import { PlayerStage } from './PlayerStage.tsx';
import type { PlayerProps } from './player-props.ts';

const sources: Record<CategoryId, readonly WorkoutSource[]> = {
  stretch: stretchWorkouts,
  strength: strengthWorkouts,
  cardio: cardioWorkouts,
  cooldown: cooldownWorkouts,
  bedroom: bedroomWorkouts,
};
const all = (Object.keys(sources) as CategoryId[]).flatMap((category) =>
  sources[category].map((source) => ({ name: `${source.id} ${source.title}`, category, source })),
);

/** Builds a workout as the server sends it, without pictures. */
function detailOf(category: CategoryId, source: WorkoutSource): WorkoutDetail {
  const { minutes, steps, caution, focus, ...rest } = source;
  return {
    ...rest,
    category,
    duration: minutes,
    equipment: [...rest.equipment],
    focus: focus.filter((one) => one !== undefined),
    positions: [...rest.positions],
    imageUrl: null,
    locked: false,
    setting: category,
    colors: { a: 'coral', b: 'teal' },
    caution: caution ?? null,
    instructions: steps.map(({ text }) => text),
    steps: steps.map((step) => ({
      short: step.short,
      seconds: step.seconds,
      caution: step.caution ?? null,
      softer: step.softer ?? null,
      reps: step.reps ?? null,
      easier: step.easier ?? null,
      harder: step.harder ?? null,
      named: null,
      intervals: null,
      sides: null,
      mode: 'hold',
      tempo: null,
      poses: [],
    })),
  };
}

function playAt(workout: WorkoutDetail, state: PlayerState): PlayerProps {
  const rules = playerRules(workout.steps.map(({ seconds }) => seconds * 1000));
  const ignore = () => {};
  return {
    workout,
    state,
    rules,
    dispatch: ignore,
    isBusy: false,
    hasSound: false,
    start: ignore,
    complete: ignore,
    reset: ignore,
    undoReset: ignore,
    end: { save: ignore },
    choose: ignore,
    overPicture: null,
    hasTile: false,
    names: null,
    signs: null,
    signals: null,
  };
}

const queryClient = createQueryClient();
const ignore = () => {};

/** Words on the page of a workout that has not begun or is paused. */
function page(play: PlayerProps): string {
  return wordsOf(
    <PlayerDetails
      play={play}
      isGuided={false}
      onGuide={ignore}
      onHandsFree={ignore}
      hasSound
      onSound={ignore}
      keepsMusic={false}
      onKeepsMusic={ignore}
      onShowStage={null}
      note={null}
      controls={null}
      choice={null}
      aside={null}
    />,
  );
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function wordsOf(view: ReactElement): string {
  act(() => root.render(<QueryClientProvider client={queryClient}>{view}</QueryClientProvider>));
  return document.body.textContent ?? '';
}

describe.each(all)('$name', ({ category, source }) => {
  const workout = detailOf(category, source);

  test('shows its own caution beside Start, and the step with all that belongs to it', () => {
    for (const step of [0, workout.steps.length - 1]) {
      const words = page(playAt(workout, freshState(false, step)));
      const { caution, reps } = workout.steps[step] ?? {};
      const shown = [workout.caution, workout.suits, workout.leaveOut, caution, reps];
      for (const text of [...shown, workout.instructions[step]]) {
        if (text) expect(words).toContain(text);
      }
    }
  });

  test('shows the caution of each step beside it while it runs', () => {
    workout.steps.forEach(({ caution, reps }, step) => {
      const state: PlayerState = { ...freshState(true, step), phase: 'running', since: 0 };
      const words = wordsOf(<PlayerStage play={playAt(workout, state)} onShowDetails={ignore} />);
      for (const text of [workout.instructions[step], caution, reps]) {
        if (text) expect(words).toContain(text);
      }
    });
  });

  test('shows caution and versions of each step in a pause', () => {
    workout.steps.forEach(({ caution, easier, harder }, step) => {
      for (const [version, sentence] of Object.entries({ easier, harder })) {
        const paused: PlayerState = { ...freshState(false, step), phase: 'paused' };
        const play = playAt(workout, { ...paused, versions: { [step]: version as 'easier' } });
        const views = [
          <CurrentStep key="details" play={play} />,
          <PlayerStage key="stage" play={play} onShowDetails={ignore} />,
        ];
        for (const words of views.map(wordsOf)) {
          for (const text of [caution, sentence]) if (text) expect(words).toContain(text);
        }
      }
    });
  });
});
