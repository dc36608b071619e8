import type { Leaderboard } from '../../../contract/progress/challenges.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { Board } from './Board.tsx';
import { BoardEntryForm } from './BoardEntryForm.tsx';
import { boardCopy as copy, rewards } from './copy.ts';
import { ordinal } from './ordinal.ts';
import { useLeaderboard } from './use-challenges.ts';

export function LeaderboardTab() {
  const skeleton = (
    <Loading label={copy.loading} shapes={['h-32', 'h-80']} className="grid gap-4" />
  );
  return (
    <QueryStates query={useLeaderboard()} skeleton={skeleton} failedTitle={copy.failed}>
      {(leaderboard) => (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] lg:items-start lg:gap-8">
          <div className="grid grid-cols-1 gap-6">
            <WeekStats leaderboard={leaderboard} />
            <Board leaderboard={leaderboard} />
          </div>
          <div className="grid grid-cols-1 gap-6">
            <Rewards />
            <BoardEntryForm entry={leaderboard.entry} />
          </div>
        </div>
      )}
    </QueryStates>
  );
}

/** The couple's challenges, points and rank of the week. */
function WeekStats({ leaderboard }: { leaderboard: Leaderboard }) {
  const { you, couples, entry } = leaderboard;
  const noRank = entry.isOnBoard ? copy.noRank : copy.offRank;
  return (
    <section
      aria-labelledby="this-week"
      className="night rounded-card bg-linear-to-br from-apricot to-paper p-6 text-ink shadow-lift sm:p-8"
    >
      <h2 id="this-week" className="text-heading">
        {copy.thisWeek}
      </h2>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-3">
        <Stat term={copy.challenges} value={String(you.challenges)} />
        <Stat term={copy.points} value={String(you.points)} />
        <Stat
          term={copy.rank}
          value={you.rank === null ? '–' : ordinal(you.rank)}
          note={you.rank === null ? noRank : copy.ofCouples(couples)}
        />
      </dl>
      {!entry.isOnBoard && <p className="mt-4 text-ink-soft">{copy.off}</p>}
      {entry.isOnBoard && you.rank === null && (
        <p className="mt-4 text-ink-soft">{copy.notRanked}</p>
      )}
    </section>
  );
}

function Stat({ term, value, note }: { term: string; value: string; note?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">
        {term} {note}
      </dt>
      <dd>
        <span className="font-title text-4xl font-semibold text-accent sm:text-5xl">{value}</span>
      </dd>
    </div>
  );
}

function Rewards() {
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
