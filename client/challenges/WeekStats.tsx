import type { Leaderboard } from '../../contract/challenges.ts';
import { boardCopy as copy } from './copy.ts';
import { ordinal } from './ordinal.ts';

/** Three figures of the week, and what would change them. */
export function WeekStats({ leaderboard }: { leaderboard: Leaderboard }) {
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
      <dl className="mt-4 grid grid-cols-3 gap-3">
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
