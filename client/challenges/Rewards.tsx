import { Glyph } from '../ui/Glyph.tsx';
import { boardCopy as copy, rewards } from './copy.ts';

export function Rewards() {
  return (
    <section
      aria-labelledby="rewards"
      className="rounded-card border border-line/70 bg-raised p-6 shadow-card"
    >
      <h2 id="rewards" className="text-heading">
        {copy.rewards}
      </h2>
      <ul className="mt-4 grid gap-5">
        {rewards.map(({ glyph, title, reward, how }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Glyph name={glyph} />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block font-semibold text-second">{reward}</span>
              <span className="block text-sm text-ink-soft">{how}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
