import { changeEntry, createEntry, deleteEntry, listEntries } from '../../contract/journal.ts';
import { requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { asId } from '../http/ids.ts';
import { entriesFor, insertEntry, removeEntry, updateEntry } from './queries.ts';

export const journalEndpoints = [listEntries, createEntry, changeEntry, deleteEntry];

/** 20,000 characters of four bytes each, even where every one is written as two \uXXXX escapes. */
const BODY_LIMIT_BYTES = 256 * 1024;

export function journalRoutes(app: App, deps: Deps): void {
  app.route({
    ...listEntries,
    preHandler: requireUser,
    handler: async ({ user, query }) => entriesFor(deps, user, query),
  });

  app.route({
    ...createEntry,
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: requireUser,
    async handler({ user, body }, reply) {
      return reply.code(201).send(await insertEntry(deps, user, body, deps.now()));
    },
  });

  app.route({
    ...changeEntry,
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: requireUser,
    async handler({ user, params, body }) {
      return updateEntry(deps, user, asId(params.id), body);
    },
  });

  app.route({
    ...deleteEntry,
    preHandler: requireUser,
    async handler({ user, params }, reply) {
      await removeEntry(deps, user, asId(params.id));
      return reply.code(204).send(null);
    },
  });
}
