import { CHANGE_KINDS } from '../../contract/live/live.ts';
import type { Change } from '../db/changes.ts';
import { mutex } from '../db/mutex.ts';
import type { Deps } from '../deps.ts';
import { type LiveMessage, parseMessage } from './live-message.ts';
import { openedPart } from './peer-message-parts.ts';
import type { RecentChanges } from './recent-changes.ts';
import type { StreamRefresh } from './refresh-streams.ts';
import { changedEvent } from './stream-event.ts';
import type { StreamRegistry } from './stream-registry.ts';

type Needs = Pick<Deps, 'now' | 'background' | 'coupleKeys'> & {
  registry: StreamRegistry;
  refresh: StreamRefresh;
  recent: RecentChanges;
  onLoginEnded(memberId: string): void;
};

/** Passes messages that processes publish on to the streams of this process. */
export function messageReceiver(needs: Needs) {
  const { now, background, coupleKeys, registry, refresh, recent, onLoginEnded } = needs;
  const turn = mutex();

  function receiveChange(coupleId: string, change: Change): void {
    recent.add(coupleId, change, now().getTime());
    registry.deliverChange(coupleId, change);
    // Send new snapshots after a profile change: snapshots hold both names, a member who has left
    // gets none, and an adult may see every room.
    const { kind, onlyFor } = change;
    if (kind === 'profile') background.run(() => refresh.refreshCouple(coupleId, onlyFor));
  }

  function refreshMember(memberId: string): void {
    const [stream] = registry.ofMember(memberId);
    if (stream) background.run(() => refresh.refreshCouple(stream.coupleId, memberId));
  }

  /**
   * Passes sealed messages on in the order of arrival, because each may refer to an earlier one.
   */
  async function passOnSealed({ id, event, data }: LiveMessage): Promise<void> {
    const done = await turn();
    try {
      registry.deliver({ id, event, data: openedPart(await coupleKeys(id), id, data) });
    } finally {
      done();
    }
  }

  return {
    receive(text: string): void {
      const message = parseMessage(text);
      if (!message) return;
      const { id } = message;
      switch (message.event) {
        case 'logins':
          onLoginEnded(id);
          background.run(() => refresh.checkLogins(registry.ofMember(id)));
          break;
        case 'lock':
          refreshMember(id);
          break;
        case 'changed':
          receiveChange(id, JSON.parse(message.data));
          break;
        case 'seen':
          registry.markSeen(id, now().getTime());
          break;
        case 'peer':
          if (registry.ofCouple(id).length > 0) background.run(() => passOnSealed(message));
          break;
        default:
          registry.deliver(message);
      }
    },

    /** Makes all pages fetch again after messages of other processes may have been missed. */
    async refetchWhenOnline(): Promise<void> {
      recent.startOver(now().getTime());
      await refresh.refreshAll();
      for (const stream of registry.all()) stream.send(changedEvent(CHANGE_KINDS));
    },
  };
}
