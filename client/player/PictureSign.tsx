import type { PlayerRules, PlayerState } from '../../contract/player-state.ts';
import { handsFreeCopy as copy } from './copy.ts';
import { momentOf, signOf } from './cues.ts';
import { useTicking } from './use-ticking.ts';

type PictureSignProps = { state: PlayerState; rules: PlayerRules };

/** Shows over the picture what the sounds say: the seconds to get ready, the last ones, and halfway. */
export function PictureSign({ state, rules }: PictureSignProps) {
  const text = useTicking(state, (now) => {
    const sign = signOf(momentOf(state, now, rules));
    if (!sign) return '';
    return sign.kind === 'number' ? String(sign.seconds) : sign.kind;
  });
  if (text === '') return null;
  const frame =
    'picture-sign pointer-events-none absolute inset-0 grid place-items-center rounded-[inherit] ring-6 ring-accent ring-inset';
  // The countdown itself shows the last seconds.
  if (text === 'ending') return <div aria-hidden="true" className={frame} />;
  const isReady = state.phase === 'getting-ready';
  return (
    <div aria-hidden="true" className={frame}>
      <div
        key={text}
        className="arrive rounded-full bg-paper/90 px-6 py-3 text-center text-ink shadow-lift"
      >
        {isReady && <span className="block font-semibold">{copy.getReady}</span>}
        <span
          className={`block font-title leading-none tabular-nums ${isReady ? 'text-7xl' : 'text-3xl'}`}
        >
          {isReady ? text : copy.halfway}
        </span>
      </div>
    </div>
  );
}
