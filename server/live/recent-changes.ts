import { CHANGE_KINDS, type ChangeKind } from '../../contract/live/live.ts';
import type { Change } from '../db/changes.ts';

/** Time that changes are kept. A page that heard nothing for longer fetches everything again. */
const KEPT_MS = 10 * 60_000;
/** Margin for the way to the server, and for answers under way when the page last heard. */
const MARGIN_MS = 10_000;

/**
 * Keeps recent changes for pages whose stream opens after they fetched their data: at their start,
 * and when a member returns to them. Everything stays in memory.
 */
export function recentChanges(startedAt: number) {
  /** Time from which every change is known. */
  let completeSince = startedAt;
  const byCouple = new Map<string, (Change & { at: number })[]>();

  return {
    add(coupleId: string, change: Change, at: number): void {
      const known = byCouple.get(coupleId) ?? [];
      // Keep only the last change of each kind.
      const others = known.filter(
        ({ kind, onlyFor }) => kind !== change.kind || onlyFor !== change.onlyFor,
      );
      byCouple.set(coupleId, [...others, { ...change, at }]);
    },

    /** Lists the change kinds a member's page may have missed after `unheardMs` without news. */
    missedBy(
      { coupleId, memberId }: { coupleId: string; memberId: string },
      unheardMs: number,
      now: number,
    ): readonly ChangeKind[] {
      const since = now - unheardMs - MARGIN_MS;
      if (since < Math.max(completeSince, now - KEPT_MS)) return CHANGE_KINDS;
      const missed = (byCouple.get(coupleId) ?? []).filter(
        ({ at, onlyFor }) => at >= since && (onlyFor ?? memberId) === memberId,
      );
      return [...new Set(missed.map(({ kind }) => kind))];
    },

    /** Forgets the changes after a gap in the messages, when the list is no longer complete. */
    startOver(now: number): void {
      completeSince = now;
      byCouple.clear();
    },

    dropOld(now: number): void {
      for (const [coupleId, changes] of byCouple) {
        const kept = changes.filter(({ at }) => at >= now - KEPT_MS);
        if (kept.length > 0) byCouple.set(coupleId, kept);
        else byCouple.delete(coupleId);
      }
    },
  };
}

export type RecentChanges = ReturnType<typeof recentChanges>;
