import type { KeyObject } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { knownZone } from '../../contract/calendar.ts';
import {
  DEFAULT_CHOICES,
  type NotificationKind,
  type ReminderChoices,
} from '../../contract/notifications/reminders.ts';
import type { Queryable } from '../db/database.ts';
import { isOfMember, isOwnerOf, type MemberKey } from '../db/member.ts';
import { members } from '../db/tables/couples.ts';
import { reminderChoices } from '../db/tables/reminders.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { seal, unseal } from '../security/sealing.ts';
import { newToken, type TokenKey } from '../security/tokens.ts';
import { nextDue } from './schedule.ts';

const context = ({ coupleId, id }: MemberKey) => `unsubscribe ${coupleId} ${id}`;

export async function choicesOf(db: Queryable, member: MemberKey): Promise<ReminderChoices> {
  const [row] = await db
    .select({ choices: reminderChoices.choices })
    .from(reminderChoices)
    .where(isOfMember(reminderChoices, member));
  return withDefaults(row?.choices);
}

/** Adds defaults for kinds and choices that were introduced after the member chose. */
export function withDefaults(choices: ReminderChoices | null | undefined): ReminderChoices {
  if (!choices) return DEFAULT_CHOICES;
  return {
    ...DEFAULT_CHOICES,
    ...choices,
    switches: { ...DEFAULT_CHOICES.switches, ...choices.switches },
  };
}

/** Builds a row with its own token, with which the member can unsubscribe from mails. */
function choicesRow(key: KeyObject, member: MemberKey, choices: ReminderChoices) {
  const { coupleId, id: memberId } = member;
  const { token, tokenHash } = newToken(coupleId);
  const sealedToken = seal(key, context(member), token);
  return { coupleId, memberId, choices, tokenHash, sealedToken };
}

/**
 * Returns the member's choices, locked until the transaction ends. Inserts the defaults first if
 * there are none.
 */
async function lockedChoices(tx: Queryable, coupleKeys: CoupleKeys, member: MemberKey) {
  const key = await coupleKeys(member.coupleId, tx);
  await tx
    .insert(reminderChoices)
    .values(choicesRow(key, member, DEFAULT_CHOICES))
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(reminderChoices)
    .where(isOfMember(reminderChoices, member))
    .for('update');
  if (!row) throw new Error('A member has no choices.');
  return { ...row, choices: withDefaults(row.choices) };
}

/** Returns the token that links in the member's mails unsubscribe with. */
export async function unsubscribeTokenOf(tx: Queryable, coupleKeys: CoupleKeys, member: MemberKey) {
  const { sealedToken } = await lockedChoices(tx, coupleKeys, member);
  return unseal(await coupleKeys(member.coupleId, tx), context(member), sealedToken);
}

type Place = { deviceZone: string | null; timeZone: string | null };

/** Saves the choices that `change` returns, and when the next reminders are due by them. */
export async function saveChoices(
  tx: Queryable,
  coupleKeys: CoupleKeys,
  member: MemberKey,
  { deviceZone, timeZone }: Place,
  change: (choices: ReminderChoices) => ReminderChoices,
  now: Date,
): Promise<ReminderChoices> {
  const before = await lockedChoices(tx, coupleKeys, member);
  const choices = change(before.choices);
  const due = nextDue(choices, knownZone(timeZone ?? deviceZone), now);
  await tx
    .update(reminderChoices)
    .set({ choices, deviceZone, ...due })
    .where(isOfMember(reminderChoices, member));
  return choices;
}

/** Plans the member's next reminders by the clock of a newly chosen time zone. */
export async function moveReminders(
  tx: Queryable,
  member: MemberKey,
  timeZone: string | null,
  now: Date,
): Promise<void> {
  const isTheirs = isOfMember(reminderChoices, member);
  const [row] = await tx.select().from(reminderChoices).where(isTheirs).for('update');
  if (!row) return;
  const due = nextDue(withDefaults(row.choices), knownZone(timeZone ?? row.deviceZone), now);
  await tx.update(reminderChoices).set(due).where(isTheirs);
}

/** Finds the member whose mails a token unsubscribes from. Null if there is none. */
export async function ownerOfToken(db: Queryable, { coupleId, tokenHash }: TokenKey) {
  const [row] = await db
    .select({
      coupleId: members.coupleId,
      id: members.id,
      timeZone: members.timeZone,
      deviceZone: reminderChoices.deviceZone,
    })
    .from(reminderChoices)
    .innerJoin(members, isOwnerOf(reminderChoices))
    .where(and(eq(reminderChoices.coupleId, coupleId), eq(reminderChoices.tokenHash, tokenHash)));
  return row ?? null;
}

export function switchedOff(choices: ReminderChoices, kind: NotificationKind): ReminderChoices {
  return { ...choices, switches: { ...choices.switches, [kind]: false } };
}
