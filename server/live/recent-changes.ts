import { CHANGE_KINDS, type ChangeKind } from '../../contract/live/live.ts';
import type { Change } from '../db/changes.ts';

/** A page that heard nothing for longer fetches everything again. */
const KEPT_MS = 10 * 60_000;
/** For the way to the server, and for answers that were on their way when the page last heard. */
const MARGIN_MS = 10_000;

/**
 * What changed lately, for pages whose stream opens after they fetched what they show: at their
 * start, and when they are looked at again. Nothing of it is stored.
 */
export function recentChanges(startedAt: number) {
  /** From when on every change is known. */
  let completeSince = startedAt;
  const byCouple = new Map<string, (Change & { at: number })[]>();

  return {
    add(coupleId: string, change: Change, at: number): void {
      const known = byCouple.get(coupleId) ?? [];
      // Of each kind only the last one matters.
      const others = known.filter(
        ({ kind, onlyFor }) => kind !== change.kind || onlyFor !== change.onlyFor,
      );
      byCouple.set(coupleId, [...others, { ...change, at }]);
    },

    /** What a member's page may have missed if it has heard nothing for so long. */
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

    /** Messages may have been missed: whatever was known before is not complete. */
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
