import type { LiveCommand, Room } from './live.ts';
import { type Facts, playChanged, startCountdown, type Verdict } from './room.ts';

/** What is shorter would be saved as no minute at all. */
export const LEAST_SAVED_MS = 30_000;

type Choice = {
  isWanted: boolean;
  chosenAt: number;
  /** Of the page on which it was made, where it counts only while that page is there. */
  stream?: string;
};

/**
 * What each member chose for themselves, by their id: to start, and to save what a red signal ended.
 * Kept beside the room and never sent to anyone: only when both chose the same does the room change.
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
  /** Both of the couple. */
  members: readonly string[];
  /** The pages that are in the room just now. */
  streams: readonly { memberId: string; streamId: string }[];
};

export type ChoiceVerdict =
  | Extract<Verdict, { outcome: 'stale' }>
  /** The other has not chosen the same: nothing shows. */
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

/** How much was done is known to both phones; less than half a minute is not saved. */
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

/** Without the choices of whoever leaves; they may choose again. */
export function withoutMember(choices: Choices, id: string): Choices {
  const { [id]: _left, ...start } = choices.start;
  return { ...choices, start };
}

function isCouple(members: readonly string[]): boolean {
  return members.length === 2;
}

function isOvertaken(known: Choice | undefined, chosenAt: number): boolean {
  return known !== undefined && chosenAt <= known.chosenAt;
}

/** Used up: for another start both are asked again, and a repeated press of before does not count. */
function usedUp(choices: Choices['start']): Choices['start'] {
  return Object.fromEntries(
    Object.entries(choices).map(([id, choice]) => [id, { ...choice, isWanted: false }]),
  );
}

function withChoices(verdict: Verdict, choices: Choices): ChoiceVerdict {
  return verdict.outcome === 'changed' ? { ...verdict, choices } : { outcome: 'stale' };
}
