import type { LiveCommand, Room } from './live.ts';
import { type Facts, playChanged, startCountdown, type Verdict } from './room.ts';

/** Shortest workout to save: a shorter one would round to zero minutes. */
export const LEAST_SAVED_MS = 30_000;

type Choice = {
  isWanted: boolean;
  chosenAt: number;
  /**
   * Stream of the page with the choice. Set for a choice that counts only while that page is
   * connected.
   */
  stream?: string;
};

/**
 * Private choices of the members, by their id: to start, and to save a workout that red ended. Kept
 * apart from the room and never sent to anyone: the room changes only when both chose the same.
 */
export type Choices = {
  readonly start: Readonly<Record<string, Choice>>;
  readonly save: Readonly<Record<string, Choice>>;
};
export const NO_CHOICES: Choices = { start: {}, save: {} };

export type ChoiceCommand = Extract<LiveCommand, { type: 'say-in' | 'want-saved' }>;

export function isChoice(command: LiveCommand): command is ChoiceCommand {
  return command.type === 'say-in' || command.type === 'want-saved';
}

export type ChoiceFacts = Facts & {
  /** Ids of both members of the couple. */
  members: readonly string[];
  /** Pages that are in the room right now. */
  streams: readonly { memberId: string; streamId: string }[];
};

export type ChoiceVerdict =
  | Extract<Verdict, { outcome: 'stale' }>
  /** Stored until the other chooses the same; nothing shows. */
  | { outcome: 'noted'; choices: Choices }
  | (Extract<Verdict, { outcome: 'changed' }> & { choices: Choices });

export function judgeChoice(
  room: Room | null,
  choices: Choices,
  command: ChoiceCommand,
  facts: ChoiceFacts,
): ChoiceVerdict {
  if (!room || room.id !== command.roomId) return { outcome: 'stale' };
  return command.type === 'say-in'
    ? saidIn(room, choices, command, facts)
    : wantedSaved(room, choices, command, facts);
}

function saidIn(
  room: Room,
  choices: Choices,
  { isIn, stream, chosenAt }: Extract<ChoiceCommand, { type: 'say-in' }>,
  facts: ChoiceFacts,
): ChoiceVerdict {
  const { by, members, streams } = facts;
  const isThere = (id: string, streamId?: string) =>
    room.inside.includes(id) &&
    streams.some((one) => one.memberId === id && one.streamId === streamId);
  const isPossible = room.isBedroom && room.phase === 'lobby' && isThere(by, stream);
  if (!isPossible || isOvertaken(choices.start[by], chosenAt)) return { outcome: 'stale' };
  const start = { ...choices.start, [by]: { isWanted: isIn, chosenAt, stream } };
  const isWantedByBoth =
    isCouple(members) &&
    members.every((id) => start[id]?.isWanted && isThere(id, start[id].stream));
  if (!isWantedByBoth) return { outcome: 'noted', choices: { ...choices, start } };
  return withChoices(startCountdown(room, facts), { ...choices, start: usedUp(start) });
}

/**
 * Tells whether a stopped workout can be saved. Both phones know its length, so that the answer
 * reveals nothing.
 */
export function canBeSaved({ isBedroom, phase, sessionId, place }: Room): boolean {
  return isBedroom && phase === 'stopped' && !sessionId && place.elapsedMs >= LEAST_SAVED_MS;
}

function wantedSaved(
  room: Room,
  choices: Choices,
  { isWanted, chosenAt }: Extract<ChoiceCommand, { type: 'want-saved' }>,
  { by, members }: ChoiceFacts,
): ChoiceVerdict {
  if (!canBeSaved(room) || isOvertaken(choices.save[by], chosenAt)) return { outcome: 'stale' };
  const save = { ...choices.save, [by]: { isWanted, chosenAt } };
  const isWantedByBoth = isCouple(members) && members.every((id) => save[id]?.isWanted);
  if (!isWantedByBoth) return { outcome: 'noted', choices: { ...choices, save } };
  return withChoices(playChanged(room, 'saved-session'), NO_CHOICES);
}

/** Removes the start choice of a member who leaves; they may choose again. */
export function withoutMember(choices: Choices, id: string): Choices {
  const { [id]: _left, ...start } = choices.start;
  return { ...choices, start };
}

/** Uses up the choices to start, when a workout goes on without asking both again. */
export function withoutStart(choices: Choices): Choices {
  return { ...choices, start: usedUp(choices.start) };
}

function isCouple(members: readonly string[]): boolean {
  return members.length === 2;
}

function isOvertaken(known: Choice | undefined, chosenAt: number): boolean {
  return known !== undefined && chosenAt <= known.chosenAt;
}

/**
 * Resets the choices to start: another start asks both again, and a repeated old press does not
 * count.
 */
function usedUp(choices: Choices['start']): Choices['start'] {
  return Object.fromEntries(
    Object.entries(choices).map(([id, choice]) => [id, { ...choice, isWanted: false }]),
  );
}

function withChoices(verdict: Verdict, choices: Choices): ChoiceVerdict {
  return verdict.outcome === 'changed' ? { ...verdict, choices } : { outcome: 'stale' };
}
