import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Room } from '../../../contract/live/live.ts';
import { type Choices, NO_CHOICES } from '../../../contract/live/room-choices.ts';
import { moment } from './columns.ts';
import { goesWithMember, ofCouple } from './couples.ts';

/**
 * The one workout that a couple is doing on two phones. The room sleeps after an hour without
 * either.
 */
export const liveRooms = pgTable(
  'live_rooms',
  {
    coupleId: ofCouple().primaryKey(),
    room: jsonb().$type<Room>().notNull(),
    /** Each member's private choices; never sent. */
    choices: jsonb().$type<Choices>().notNull().default(NO_CHOICES),
    /** The latest presses, so that a press repeated by a bad network counts once. */
    commandIds: jsonb().$type<readonly string[]>().notNull(),
    /** When a member last came, went or pressed anything. */
    awakeAt: moment().notNull(),
  },
  (table) => [index('live_rooms_awake').on(table.awakeAt)],
);

/** The app processes that hold streams. A process that no longer updates its row was killed. */
export const liveProcesses = pgTable('live_processes', {
  id: uuid().primaryKey(),
  seenAt: moment().notNull(),
});

/** A phone in its couple's room, and the process that holds its stream. */
export const livePresence = pgTable(
  'live_presence',
  {
    coupleId: uuid().notNull(),
    streamId: uuid().notNull(),
    memberId: uuid().notNull(),
    processId: uuid()
      .notNull()
      .references(() => liveProcesses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.streamId] }),
    goesWithMember(table.coupleId, table.memberId),
    index('live_presence_process').on(table.processId),
  ],
);
