import type { PlayerRules, PlayerState } from '../../contract/player-state.ts';
import { handsFreeCopy as copy } from './copy.ts';
import { momentOf, signOf } from './cues.ts';
import { useTicking } from './use-ticking.ts';

type PictureSignProps = { state: PlayerState; rules: PlayerRules };

/** What the beeps say, for whoever keeps the phone on mute: the last seconds, and the half. */
export function PictureSign({ state, rules }: PictureSignProps) {
  const text = useTicking(state, (now) => {
    const sign = signOf(momentOf(state, now, rules));
    if (!sign) return '';
    return sign.kind === 'halfway' ? copy.halfway : String(sign.seconds);
  });
  if (text === '') return null;
  const isReady = state.phase === 'getting-ready';
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center rounded-[inherit] ring-4 ring-accent ring-inset"
    >
      <div
        key={text}
        className={`arrive rounded-full bg-paper/90 text-center text-ink shadow-lift ${text === copy.halfway ? 'px-8 py-4' : 'grid size-36 place-content-center'}`}
      >
        {isReady && <span className="block text-sm font-semibold">{copy.getReady}</span>}
        <span
          className={`block font-title leading-none tabular-nums ${text === copy.halfway ? 'text-3xl' : 'text-7xl'}`}
        >
          {text}
        </span>
      </div>
    </div>
  );
}
