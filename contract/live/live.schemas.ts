import * as z from 'zod/mini';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { idInput } from '../id-input.schemas.ts';
import * as calls from './live.ts';
import { IceServers, VideoEnd } from './video.schemas.ts';

const Id = idInput('This is not an id.');
const Version = z.int('Please send the version that this is based on.');
const Step = z.int('Please send the step that this is about.');

const Place = z.object({
  step: z.int(),
  elapsedMs: z.number(),
  stepMs: z.number(),
  extraMs: z.number(),
});

/**
 * State of a couple's workout on two phones. Times are milliseconds of the server's clock; each
 * phone computes the rest from them (see room.ts).
 */
const Room = z.object({
  /** New each time a room is opened. */
  id: z.uuid(),
  workoutId: z.int(),
  title: z.string(),
  openedBy: z.uuid(),
  version: z.int(),
  /** Version of the last change of the play: commands based on an older one are stale. */
  playVersion: z.int(),
  /** `stopped` by a red signal of either member, or ended early and not saved. */
  phase: z.enum(['lobby', 'countdown', 'running', 'paused', 'done', 'stopped']),
  /**
   * Time when the countdown ends, the workout began to run, or was stopped; 0 in the other phases.
   */
  since: z.number(),
  place: Place,
  isHandsFree: z.boolean(),
  /**
   * True for the bedroom: starts when both have said in private that they are in, and has green,
   * yellow and red.
   */
  isBedroom: z.boolean(),
  /** True from a yellow signal until a green one. */
  isSlow: z.boolean(),
  /** True if the sides are swapped; otherwise the member who opened the room is on the left. */
  isSwapped: z.boolean(),
  /**
   * Ids of members who joined and did not leave, even if their phone cannot be reached right now.
   */
  inside: z.array(z.uuid()),
  ready: z.array(z.uuid()),
  /** Null before the start, and after a red signal until both want the session saved. */
  sessionId: z.nullable(z.uuid()),
  /**
   * True if both were present while the workout was under way, so that its session names the
   * partner.
   */
  wasTogether: z.boolean(),
  pausedBy: z.nullable(z.uuid()),
  /** Place before a reset, and the time until which either member can undo the reset. */
  undo: z.optional(z.object({ place: Place, until: z.number() })),
  /** Members who want to see the other, each with one page; see video.ts. */
  video: z.array(VideoEnd),
});
export type Room = z.infer<typeof Room>;

const ofRoom = { commandId: Id, roomId: Id };
const ofVersion = { ...ofRoom, basedOn: Version };
/**
 * Time of a choice, in milliseconds of the device's own clock: if two choices overtake each other
 * on the way, the later one counts.
 */
const ChosenAt = z.number('Please send when this was chosen.');

/** Limits one command to four presses of the player's fifteen seconds. */
const MAX_STRETCH_MS = 60_000;

export const LiveCommand = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('open'),
      commandId: Id,
      workoutId: z.int('Please name a workout.'),
      isHandsFree: z.boolean(),
    }),
    z.object({ type: z.literal('join'), ...ofRoom }),
    z.object({
      type: z.literal('leave'),
      ...ofRoom,
      /**
       * Stream of the page that leaves. Its member stays while another of their pages is in the
       * room.
       */
      stream: z.optional(Id),
    }),
    z.object({ type: z.literal('ready'), ...ofRoom, isReady: z.boolean() }),
    z.object({ type: z.literal('swap'), ...ofRoom, isSwapped: z.boolean() }),
    z.object({ type: z.literal('pause'), ...ofVersion }),
    z.object({ type: z.literal('start'), ...ofVersion }),
    z.object({ type: z.literal('resume'), ...ofVersion }),
    z.object({ type: z.literal('next'), ...ofVersion, step: Step }),
    z.object({ type: z.literal('previous'), ...ofVersion, step: Step }),
    z.object({ type: z.literal('reset'), ...ofVersion }),
    z.object({ type: z.literal('undo-reset'), ...ofVersion }),
    z.object({
      type: z.literal('stretch'),
      ...ofVersion,
      byMs: z
        .int('Please send whole milliseconds.')
        .check(z.minimum(-MAX_STRETCH_MS), z.maximum(MAX_STRETCH_MS)),
    }),
    z.object({ type: z.literal('hands-free'), ...ofVersion, isOn: z.boolean() }),
    z.object({ type: z.literal('complete'), ...ofVersion }),
    z.object({
      type: z.literal('end'),
      ...ofRoom,
      /** Session that the member saw: another one must not end with it. */
      sessionId: Id,
      isSaved: z.boolean(),
    }),
    z.object({ type: z.literal('pace'), ...ofVersion, isSlow: z.boolean() }),
    z.object({ type: z.literal('stop'), ...ofRoom }),
    z.object({
      type: z.literal('see'),
      ...ofRoom,
      endId: Id,
      isWanted: z.boolean(),
      /** Answers the partner's wish: this browser has no video calls. */
      isUnable: z.optional(z.boolean()),
    }),
    z.object({
      type: z.literal('say-in'),
      ...ofRoom,
      isIn: z.boolean(),
      /** Stream of the page with the choice, which counts only while that page is connected. */
      stream: Id,
      chosenAt: ChosenAt,
    }),
    z.object({
      type: z.literal('want-saved'),
      ...ofRoom,
      isWanted: z.boolean(),
      chosenAt: ChosenAt,
    }),
  ],
  'This is not a command.',
);
export type LiveCommand = z.infer<typeof LiveCommand>;

const Answer = z.object({
  room: z.nullable(Room),
  /**
   * Servers for a member who agreed to see the other. The member who asked first gets them in the
   * answer to a message.
   */
  iceServers: z.optional(IceServers),
});

const Stream = z.optional(idInput('This is not a stream.'));

named({ Room, LiveCommand });

export const schemas = {
  liveCommand: {
    summary:
      'A press in the room of the couple; 409 when it was made upon something that has changed since',
    body: LiveCommand,
    response: { 200: Answer },
  },
  sendHeart: {
    summary: "A heart for the partner's phone, if it is in the room; kept nowhere",
    response: { 204: NoContent },
  },
  liveTime: {
    summary: "The server's clock; a stream that its owner names counts as still there",
    querystring: z.object({ stream: Stream }),
    response: {
      200: z.object({
        now: z.number(),
        /**
         * False if no process holds such a stream of the caller, so that the page must open another.
         * A stream in another process is known only while its page is in a room.
         */
        isHeld: z.boolean(),
      }),
    },
  },
  liveEvents: {
    summary:
      'Server-sent events of the couple: a snapshot, then every change; with a room, as its guest',
    querystring: z.object({
      room: z.optional(idInput('This is not a room.')),
      /**
       * Milliseconds for which the page has heard nothing: the stream reports changes since then
       * first.
       */
      unheardMs: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
    }),
    response: { 200: z.string() },
  },
};

export const liveCalls = withSchemas('live', calls, schemas);
