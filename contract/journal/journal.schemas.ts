import * as z from 'zod/mini';
import { DoneOffline } from '../client-clock.schemas.ts';
import { cursor, pageLimit } from '../cursor.schemas.ts';
import { IdParams, NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { idInput } from '../id-input.schemas.ts';
import { characterCount, isWholeText } from '../text.ts';
import * as calls from './journal.ts';
import {
  CONTENT_MAX_CHARACTERS,
  journalMessages,
  MOODS,
  PAGE_ENTRIES,
  TITLE_MAX_CHARACTERS,
} from './journal.ts';

const Mood = z.enum(MOODS);
export type Mood = z.infer<typeof Mood>;

export const JournalEntry = z.object({
  id: z.uuid(),
  title: z.nullable(z.string()),
  content: z.string(),
  mood: z.nullable(Mood),
  isSharedWithPartner: z.boolean(),
  createdAt: z.iso.datetime(),
  /** True for the reader's own entries, which nobody else may change. */
  isOwn: z.boolean(),
  authorName: z.string(),
  /** True for the partner's entries that the reader has not opened. */
  isUnread: z.boolean(),
  /**
   * True if the member who did not write the entry left a heart. Only shared entries have hearts.
   */
  hasHeart: z.boolean(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** Text that is kept exactly as typed: counted and refused, never trimmed or corrected. */
function written(max: number, tooLong: string) {
  return z.string({ error: journalMessages.empty }).check(
    z.refine((text) => characterCount(text) <= max, tooLong),
    z.refine(isWholeText, journalMessages.broken),
  );
}

const Content = written(CONTENT_MAX_CHARACTERS, journalMessages.longContent).check(
  z.refine((text) => text.trim() !== '', journalMessages.empty),
);

/** Title; spaces alone count as none. */
const Title = z.pipe(
  z.nullable(written(TITLE_MAX_CHARACTERS, journalMessages.longTitle)),
  z.transform((title) => (title === null || title.trim() === '' ? null : title)),
);

/** Mood; a form without a choice sends an empty string. */
const MoodOrNone = z.pipe(
  z.nullable(z.enum([...MOODS, ''], { error: journalMessages.mood })),
  z.transform((mood) => mood || null),
);

const NewEntry = z.object({
  title: z._default(Title, null),
  content: Content,
  mood: z._default(MoodOrNone, null),
  isSharedWithPartner: z._default(z.boolean(), false),
  /** Created by the device: an entry that is sent again is stored once. */
  id: z.optional(idInput('This is not an id.')),
  offline: z.optional(DoneOffline),
});
export type NewEntry = z.output<typeof NewEntry>;

const EntryChanges = z.object({
  title: z.optional(Title),
  content: z.optional(Content),
  mood: z.optional(MoodOrNone),
  isSharedWithPartner: z.optional(z.boolean()),
  /**
   * Text that the writer saw before changing it. The server changes nothing if the stored text
   * differs.
   */
  basedOn: z.optional(z.object({ title: z.optional(z.string()), content: z.optional(z.string()) })),
});
export type EntryChanges = z.output<typeof EntryChanges>;

named({ Mood, JournalEntry, NewEntry, EntryChanges });

export const schemas = {
  listEntries: {
    summary: 'Own entries and those the partner shared, newest first, a page at a time',
    querystring: z.object({
      limit: pageLimit(PAGE_ENTRIES, 100, 'entries'),
      before: z.optional(cursor('This is not a place in your journal.')),
    }),
    response: { 200: z.array(JournalEntry) },
  },
  createEntry: {
    summary:
      'Write an entry, private unless it is shared; one that is sent again under the same id answers with the first, or 404 when that was deleted',
    body: NewEntry,
    response: { 201: JournalEntry },
  },
  changeEntry: {
    summary:
      'Change, share or unshare an entry of one’s own; 409 when its words are no longer those that the change is based on',
    params: IdParams,
    body: EntryChanges,
    response: { 200: JournalEntry },
  },
  deleteEntry: {
    summary:
      'Delete an entry of one’s own; its id is taken from then on, also where 404 says that nothing has come under it',
    params: IdParams,
    response: { 204: NoContent },
  },
  unreadEntries: {
    summary:
      'How many entries the partner shared that the caller has not seen, and the newest of them',
    response: {
      200: z.object({ count: z.int(), newestId: z.nullable(z.uuid()), authorName: z.string() }),
    },
  },
  markEntryRead: {
    summary: 'The caller has seen an entry that the partner shared',
    params: IdParams,
    response: { 204: NoContent },
  },
  changeHeart: {
    summary: 'Leave a heart at an entry that the partner shared, or take it back',
    params: IdParams,
    body: z.object({ hasHeart: z.boolean() }),
    response: { 204: NoContent },
  },
};

export const journalCalls = withSchemas('journal', calls, schemas);
