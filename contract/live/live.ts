import * as z from 'zod/mini';
import { endpoint, NoContent } from '../endpoint.ts';
import { idInput } from '../id-input.ts';
import { IceServers, type PeerMessagePart, VideoEnd } from './video.ts';

const Id = idInput('This is not an id.');
const Version = z.int('Please send the version that this is based on.');
const Step = z.int('Please send the step that this is about.');

/**
 * Where a couple is in the workout that they do on two phones. Moments are milliseconds of the
 * server's clock; each phone computes the rest from them (see room.ts).
 */
const Room = z.object({
  /** A new one each time a room is opened. */
  id: z.uuid(),
  workoutId: z.int(),
  title: z.string(),
  openedBy: z.uuid(),
  version: z.int(),
  /** The version at which the play last changed: commands based on an older one are stale. */
  playVersion: z.int(),
  /** `stopped`: by a red signal, whoever gave it. */
  phase: z.enum(['lobby', 'countdown', 'running', 'paused', 'done', 'stopped']),
  /** When the countdown ends, the workout began to run or was stopped; 0 in the other phases. */
  since: z.number(),
  place: z.object({
    step: z.int(),
    elapsedMs: z.number(),
    stepMs: z.number(),
    extraMs: z.number(),
  }),
  isHandsFree: z.boolean(),
  /** It starts when both have said in private that they are in, and has green, yellow and red. */
  isBedroom: z.boolean(),
  /** After a yellow signal, until a green one. */
  isSlow: z.boolean(),
  /** Whoever opened the room takes the left side of the picture, unless swapped. */
  isSwapped: z.boolean(),
  /** Who joined and did not leave, even if their phone cannot be reached just now. */
  inside: z.array(z.uuid()),
  ready: z.array(z.uuid()),
  /** Null before the start. A red signal takes it away; it comes back if both want it saved. */
  sessionId: z.nullable(z.uuid()),
  /** Both were present while it was under way, so that its session names the partner. */
  wasTogether: z.boolean(),
  pausedBy: z.nullable(z.uuid()),
  /** Who wants to see the other, each on one page; see video.ts. */
  video: z.array(VideoEnd),
});
export type Room = z.infer<typeof Room>;

/** Completed or stopped: nothing more happens in it. */
export function isOver({ phase }: Room): boolean {
  return phase === 'done' || phase === 'stopped';
}

/** In place of a workout's number, for a page that knows it and whose login is locked. */
export const UNNAMED_WORKOUT = 0;

const ofRoom = { commandId: Id, roomId: Id };
const ofVersion = { ...ofRoom, basedOn: Version };
/**
 * When a choice was made, in milliseconds of the device's own clock: of two that overtook each other
 * on the way the later one counts.
 */
const ChosenAt = z.number('Please send when this was chosen.');

/** Four presses of the player's fifteen seconds. */
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
      /** The stream of the page that leaves: its member stays while another of their pages is in the room. */
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
    z.object({
      type: z.literal('stretch'),
      ...ofVersion,
      byMs: z
        .int('Please send whole milliseconds.')
        .check(z.minimum(-MAX_STRETCH_MS), z.maximum(MAX_STRETCH_MS)),
    }),
    z.object({ type: z.literal('hands-free'), ...ofVersion, isOn: z.boolean() }),
    z.object({ type: z.literal('complete'), ...ofVersion }),
    z.object({ type: z.literal('pace'), ...ofVersion, isSlow: z.boolean() }),
    z.object({ type: z.literal('stop'), ...ofRoom }),
    z.object({ type: z.literal('see'), ...ofRoom, endId: Id, isWanted: z.boolean() }),
    z.object({
      type: z.literal('say-in'),
      ...ofRoom,
      isIn: z.boolean(),
      /** The stream of the page on which it was said: it counts while that page is there. */
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

/** What one of a couple may change so that a page of either shows something else. */
export const CHANGE_KINDS = [
  'journal',
  'training',
  'kept',
  'plan',
  'streak',
  'goals',
  'tonight',
  'challenges',
  'cart',
  'orders',
  'membership',
  'nudges',
  'profile',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What a stream begins with, and sends again after events may have been missed. */
export type LiveSnapshot = {
  /** The stream's id, with which its phone shows that it is still there. */
  stream: string;
  me: string;
  members: readonly { id: string; firstName: string }[];
  /** Whose phone is in the room and can be reached. */
  here: readonly string[];
  room: Room | null;
  /**
   * The login's lock is closed. Nothing else is told, unless the page is in the midst of the room:
   * then who is there and how it goes, without which workout it is.
   */
  isLocked?: true;
};

export type LiveEvents = {
  snapshot: LiveSnapshot;
  room: Room | null;
  here: readonly string[];
  /** The id of the member who sent it; stored nowhere. */
  heart: string;
  /** The refusal of the partner's command, so that both phones show it. */
  refused: { by: string; status: number; message: string };
  /** From the other end of the room's video; stored nowhere. */
  peer: PeerMessagePart;
  /** What to fetch again. Nothing more is said: what changed is for the calls to tell. */
  changed: readonly ChangeKind[];
  /** Another page of the same person took this stream's place. */
  replaced: null;
};

const Answer = z.object({
  room: z.nullable(Room),
  /** For whoever agreed to see the other. The one who asked first gets them with a message. */
  iceServers: z.optional(IceServers),
});

export const liveCommand = endpoint('POST', '/api/live/commands', {
  summary:
    'A press in the room of the couple; 409 when it was made upon something that has changed since',
  body: LiveCommand,
  response: { 200: Answer },
});

export const sendHeart = endpoint('POST', '/api/live/hearts', {
  summary: "A heart for the partner's phone, if it is in the room; kept nowhere",
  response: { 204: NoContent },
});

const Stream = z.optional(idInput('This is not a stream.'));
export const liveTime = endpoint('GET', '/api/live/time', {
  summary: "The server's clock; a stream that its owner names counts as still there",
  querystring: z.object({ stream: Stream }),
  response: {
    200: z.object({
      now: z.number(),
      /**
       * False: no process holds such a stream of the caller's, so its page has to open another.
       * Of streams that other processes hold, only those in a room are known.
       */
      isHeld: z.boolean(),
    }),
  },
});

export const liveEvents = {
  ...endpoint('GET', '/api/live/events', {
    summary:
      'Server-sent events of the couple: a snapshot, then every change; with a room, as its guest',
    querystring: z.object({
      room: z.optional(idInput('This is not a room.')),
      /** How long the page has heard nothing: changes since then are told first. */
      unheardMs: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
    }),
    response: { 200: z.string() },
  }),
  isStream: true,
} as const;
