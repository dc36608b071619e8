import type { ReactNode } from 'react';
import { handsFreeCopy as copy } from './copy.ts';
import { momentOf, signOf } from './cues.ts';
import type { PlayerProps } from './player-props.ts';
import { useTicking } from './use-ticking.ts';

const WORDS: Record<string, string> = {
  halfway: copy.halfway,
  work: copy.work,
  rest: copy.rest,
};

type PictureSignProps = { play: PlayerProps };

/**
 * Shows over the picture each event that also has a sound: each change, the last seconds, and the
 * seconds to get ready if no countdown shows them.
 */
export function PictureLabel({ play }: PictureSignProps) {
  const { workout, state, rules } = play;
  const text = useTicking(state, (now) => {
    const sign = signOf(momentOf(state, now, rules, workout.steps));
    if (!sign) return '';
    return sign.kind === 'number' ? String(sign.seconds) : sign.kind;
  });
  if (text === '') return null;
  const isReady = state.phase === 'getting-ready';
  // Show only the frame: the countdown itself shows these seconds.
  if (text === 'ending') return <Frame />;
  if (isReady && state.isHandsFree) return <Frame className="ring-second!" />;
  if (isReady) {
    return (
      <Frame className="place-items-center ring-second!">
        <div
          key={text}
          className="arrive rounded-full bg-paper/90 px-[1.5em] py-[0.75em] text-center text-ink shadow-lift"
        >
          <span className="block font-semibold">{copy.getReady}</span>
          <span className="block font-title text-[4.5em] leading-none tabular-nums">{text}</span>
        </div>
      </Frame>
    );
  }
  const side = workout.steps[state.place.step]?.sides?.second;
  // Place the words at the foot of the picture, where they hide no movement.
  return (
    <Frame className="items-end justify-items-start p-2">
      <p
        key={text}
        className="arrive flex flex-wrap items-baseline gap-x-[0.5em] rounded-[1.25em] bg-accent px-[1em] py-[0.25em] font-semibold text-on-accent shadow-lift"
      >
        {text === 'other-side' && copy.changeSides}
        <span className="text-[1.5em] leading-tight">
          {text === 'other-side' ? side : WORDS[text]}
        </span>
      </p>
    </Frame>
  );
}

function Frame({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={`picture-label pointer-events-none absolute inset-0 grid rounded-[inherit] ring-6 ring-accent ring-inset ${className}`}
    >
      {children}
    </div>
  );
}
