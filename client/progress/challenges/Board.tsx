import type { BoardRow, Leaderboard } from '../../../contract/progress/challenges.ts';
import { textLinkClass } from '../../ui/button-class.ts';
import { boardCopy as copy } from './copy.ts';
import { ordinal } from './ordinal.ts';

/** The best couples of the week, and the reader's own row below when it is not among them. */
export function Board({ leaderboard }: { leaderboard: Leaderboard }) {
  const { top, entry } = leaderboard;
  const own = ownRowBelow(leaderboard);
  return (
    <section
      aria-labelledby="board"
      className="rounded-card border border-line/70 bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 id="board" className="px-2 text-heading">
        {copy.board}
      </h2>
      {top.length === 0 ? (
        <p className="px-2 py-6 text-ink-soft">{copy.empty}</p>
      ) : (
        <ol className="stagger mt-4 grid grid-cols-1 gap-1.5">
          {top.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two couples may have the same name.
            <Row key={index} row={row} />
          ))}
          {own && (
            <>
              <li aria-hidden="true" className="text-center leading-none text-ink-soft">
                ···
              </li>
              <Row row={own} />
            </>
          )}
        </ol>
      )}
      {entry.isOnBoard && (
        <p className="mt-4 px-2 text-sm text-ink-soft">
          {copy.seenAs(entry.name)}{' '}
          <a href="#how-you-appear" className={textLinkClass}>
            {copy.changeName}
          </a>
        </p>
      )}
    </section>
  );
}

function ownRowBelow({ top, you, entry }: Leaderboard): BoardRow | null {
  if (you.rank === null || top.some(({ isYou }) => isYou)) return null;
  const { rank, challenges, points } = you;
  return { rank, challenges, points, name: entry.name, isYou: true };
}

const podium: Readonly<Record<number, string>> = {
  1: 'bg-linear-to-b from-[#fff0bd] to-[#e8b144] text-[#5c3900]',
  2: 'bg-linear-to-b from-white to-[#bcc2ce] text-[#3a4154]',
  3: 'bg-linear-to-b from-[#f0c09a] to-[#c47f4c] text-[#4a220b]',
};

function Row({ row: { rank, name, challenges, points, isYou } }: { row: BoardRow }) {
  return (
    <li
      aria-current={isYou || undefined}
      className={`flex min-h-16 items-center gap-4 rounded-field px-3 py-2 sm:px-4 ${isYou ? 'bg-accent-soft' : 'odd:bg-sunk/50'}`}
    >
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full text-sm font-bold ${podium[rank] ?? 'bg-sunk text-ink-soft'}`}
      >
        {ordinal(rank)}
      </span>
      <span className="flex min-w-0 flex-1 items-center gap-x-4 max-[24rem]:flex-col max-[24rem]:items-start">
        <span className="w-full min-w-0">
          <span className="flex items-center gap-2 font-semibold">
            <bdi className="truncate">{name}</bdi>
            {isYou && (
              <span className="rounded-full bg-accent px-2.5 py-0.5 text-sm text-on-accent">
                {copy.you}
              </span>
            )}
          </span>
          <span className="text-sm text-ink-soft">{copy.challengeCount(challenges)}</span>
        </span>
        <span className="font-title text-lg font-semibold whitespace-nowrap">
          {copy.pointCount(points)}
        </span>
      </span>
    </li>
  );
}
