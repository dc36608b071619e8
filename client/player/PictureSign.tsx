import { handsFreeCopy as copy } from './copy.ts';
import { momentOf, signOf } from './cues.ts';
import type { Play } from './play.ts';
import { useTicking } from './use-ticking.ts';

const WORDS: Record<string, string> = {
  halfway: copy.halfway,
  work: copy.work,
  rest: copy.rest,
  'other-side': copy.changeSides,
};

type PictureSignProps = { play: Play };

/**
 * Shows over the picture what the sounds say: each change, the last seconds, and the seconds to get
 * ready where there is no countdown that shows them.
 */
export function PictureSign({ play }: PictureSignProps) {
  const { workout, state, rules } = play;
  const text = useTicking(state, (now) => {
    const sign = signOf(momentOf(state, now, rules, workout.steps));
    if (!sign) return '';
    return sign.kind === 'number' ? String(sign.seconds) : sign.kind;
  });
  if (text === '') return null;
  const frame =
    'picture-sign pointer-events-none absolute inset-0 grid place-items-center rounded-[inherit] ring-6 ring-accent ring-inset';
  const isReady = state.phase === 'getting-ready';
  // The countdown itself shows these seconds.
  if (text === 'ending' || (isReady && state.isHandsFree)) {
    return <div aria-hidden="true" className={frame} />;
  }
  return (
    <div aria-hidden="true" className={frame}>
      <div
        key={text}
        className="arrive rounded-full bg-paper/90 px-[1.5em] py-[0.75em] text-center text-ink shadow-lift"
      >
        {isReady && <span className="block font-semibold">{copy.getReady}</span>}
        <span
          className={`block font-title leading-none tabular-nums ${isReady ? 'text-[4.5em]' : 'text-[1.875em]'}`}
        >
          {WORDS[text] ?? text}
        </span>
        {text === 'other-side' && (
          <span className="block text-[1.25em] font-semibold">
            {workout.steps[state.place.step]?.sides?.second}
          </span>
        )}
      </div>
    </div>
  );
}
