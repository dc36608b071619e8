import type { Leaderboard } from '../../contract/challenges.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Board } from './Board.tsx';
import { BoardEntryForm } from './BoardEntryForm.tsx';
import { boardCopy as copy } from './copy.ts';
import { Rewards } from './Rewards.tsx';
import { useLeaderboard } from './use-challenges.ts';
import { WeekStats } from './WeekStats.tsx';

export function LeaderboardTab() {
  const { status, data, refetch } = useLeaderboard();
  switch (status) {
    case 'pending':
      return (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-32" />
          <Skeleton className="h-80" />
        </div>
      );
    case 'error':
      return <FailedState title={copy.failed} onRetry={() => void refetch()} />;
    case 'success':
      return <Filled leaderboard={data} />;
  }
}

function Filled({ leaderboard }: { leaderboard: Leaderboard }) {
  return (
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
  );
}
