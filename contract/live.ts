import * as z from 'zod/mini';
import { type Endpoint, NoContent } from './endpoint.ts';

const Id = z.uuid('This is not an id.');
const Version = z.int('Please send the version that this is based on.');
const Step = z.int('Please send the step that this is about.');

/**
 * Where a couple is in the workout that they do on two phones. Moments are the server's, in
 * milliseconds; what time brings about is computed from them on each phone (see room.ts).
 */
const Room = z.object({
  /** Of this opening: the next one is another room. */
  id: z.uuid(),
  workoutId: z.int(),
  title: z.string(),
  openedBy: z.uuid(),
  /** Grows with every change. */
  version: z.int(),
  /** The version at which the play last changed: presses based on an older one are stale. */
  playVersion: z.int(),
  phase: z.enum(['lobby', 'countdown', 'running', 'paused', 'done']),
  /** When the countdown ends, or when it began to run; 0 while nothing moves. */
  since: z.number(),
  place: z.object({
    step: z.int(),
    elapsedMs: z.number(),
    stepMs: z.number(),
    extraMs: z.number(),
  }),
  isHandsFree: z.boolean(),
  /** Whoever opened the room takes the left side of the picture, unless swapped. */
  isSwapped: z.boolean(),
  /** Who joined and did not leave, whether or not their phone can be reached just now. */
  inside: z.array(z.uuid()),
  ready: z.array(z.uuid()),
  sessionId: z.nullable(z.uuid()),
  /** Both were in it while it was under way, so its session was done by two. */
  wasTogether: z.boolean(),
  pausedBy: z.nullable(z.uuid()),
});
export type Room = z.infer<typeof Room>;

const named = { commandId: Id, roomId: Id };
const based = { ...named, basedOn: Version };
/** The player's own nudge is fifteen seconds; nobody needs to add hours. */
const LONGEST_STRETCH_MS = 60_000;

export const LiveCommand = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('open'),
      commandId: Id,
      workoutId: z.int('Please name a workout.'),
      isHandsFree: z.boolean(),
    }),
    z.object({ type: z.literal('join'), ...named }),
    z.object({
      type: z.literal('leave'),
      ...named,
      /** The page that goes: while another one of its member is in the room, they stay. */
      stream: z.optional(Id),
    }),
    z.object({ type: z.literal('ready'), ...named, isReady: z.boolean() }),
    z.object({ type: z.literal('swap'), ...named, isSwapped: z.boolean() }),
    z.object({ type: z.literal('pause'), ...based }),
    z.object({ type: z.literal('start'), ...based }),
    z.object({ type: z.literal('resume'), ...based }),
    z.object({ type: z.literal('next'), ...based, step: Step }),
    z.object({ type: z.literal('previous'), ...based, step: Step }),
    z.object({ type: z.literal('reset'), ...based }),
    z.object({
      type: z.literal('stretch'),
      ...based,
      byMs: z
        .int('Please send whole milliseconds.')
        .check(z.minimum(-LONGEST_STRETCH_MS), z.maximum(LONGEST_STRETCH_MS)),
    }),
    z.object({ type: z.literal('hands-free'), ...based, isOn: z.boolean() }),
    z.object({ type: z.literal('complete'), ...based }),
  ],
  'This is not a command.',
);
export type LiveCommand = z.infer<typeof LiveCommand>;

/** What a stream begins with, and begins anew with after every gap. */
export type LiveSnapshot = {
  /** Names the stream, so that its phone can show that it is still there. */
  stream: string;
  me: string;
  members: readonly { id: string; firstName: string }[];
  /** Whose phone is in the room and can be reached. */
  here: readonly string[];
  room: Room | null;
};

/** The events of a stream and what each carries. */
export type LiveEvents = {
  snapshot: LiveSnapshot;
  room: Room | null;
  here: readonly string[];
  /** Sent with love by a member; kept nowhere. */
  heart: string;
  /** What the other's press was refused with, so that both are told. */
  refused: { by: string; status: number; message: string };
  /** Another page of the same person took this stream's place. */
  replaced: null;
};

const Answer = z.object({ room: z.nullable(Room) });

export const liveCommand = {
  method: 'POST',
  url: '/api/live/commands',
  summary:
    'A press in the room of the couple; 409 when it was made upon something that has changed since',
  schema: { body: LiveCommand, response: { 200: Answer } },
} satisfies Endpoint;

export const sendHeart = {
  method: 'POST',
  url: '/api/live/hearts',
  summary: "A heart for the partner's phone, if it is in the room; kept nowhere",
  schema: { response: { 204: NoContent } },
} satisfies Endpoint;

const Stream = z.optional(z.uuid('This is not a stream.'));
export const liveTime = {
  method: 'GET',
  url: '/api/live/time',
  summary: "The server's clock; a stream that is named counts as still there",
  schema: {
    querystring: z.object({ stream: Stream }),
    response: {
      200: z.object({
        now: z.number(),
        /**
         * False: nobody writes into the stream that was named, so its page has to open another.
         * Of streams that other processes hold, only those in a room are known.
         */
        isHeld: z.boolean(),
      }),
    },
  },
} satisfies Endpoint;

export const liveEvents = {
  method: 'GET',
  url: '/api/live/events',
  summary:
    'Server-sent events of the couple: a snapshot, then every change; with a room, as its guest',
  isStream: true,
  schema: {
    querystring: z.object({ room: z.optional(z.uuid('This is not a room.')) }),
    response: { 200: z.string() },
  },
} satisfies Endpoint;
