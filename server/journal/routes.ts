import { journalCalls } from '../../contract/journal/journal.schemas.ts';
import { requireUnlocked } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { doneAt } from '../http/client-clock.ts';
import { asId } from '../http/ids.ts';
import { removeEntry } from './deletion-queries.ts';
import { entriesFor, insertEntry, updateEntry } from './queries.ts';
import { markRead, setHeart, unreadFor } from './reader-queries.ts';

/** Fits 20,000 characters of four bytes, even if each is written as two \uXXXX escapes. */
const BODY_LIMIT_BYTES = 256 * 1024;

export function journalRoutes(app: App, deps: Deps): void {
  app.route({
    ...journalCalls.listEntries,
    preHandler: requireUnlocked,
    handler: async ({ user, query }) => entriesFor(deps, user, query),
  });

  app.route({
    ...journalCalls.createEntry,
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: requireUnlocked,
    async handler({ user, body }, reply) {
      const { offline, ...words } = body;
      const now = deps.now();
      const createdAt = offline ? doneAt(offline, user, now) : now;
      const entry = await insertEntry(deps, user, words, { createdAt, now });
      if (entry.isSharedWithPartner) deps.notifications.kick();
      return reply.code(201).send(entry);
    },
  });

  app.route({
    ...journalCalls.changeEntry,
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: requireUnlocked,
    async handler({ user, params, body }) {
      const entry = await updateEntry(deps, user, asId(params.id), body, deps.now());
      if (body.isSharedWithPartner) deps.notifications.kick();
      return entry;
    },
  });

  app.route({
    ...journalCalls.deleteEntry,
    preHandler: requireUnlocked,
    async handler({ user, params }, reply) {
      await removeEntry(deps.db, user, asId(params.id), deps.now());
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...journalCalls.unreadEntries,
    preHandler: requireUnlocked,
    handler: async ({ user }) => unreadFor(deps, user),
  });

  app.route({
    ...journalCalls.markEntryRead,
    preHandler: requireUnlocked,
    async handler({ user, params }, reply) {
      await markRead(deps.db, user, asId(params.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...journalCalls.changeHeart,
    preHandler: requireUnlocked,
    async handler({ user, params, body }, reply) {
      await setHeart(deps.db, user, asId(params.id), body.hasHeart);
      return reply.code(204).send(null);
    },
  });
}
