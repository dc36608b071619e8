import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Audience, publishChange } from '../../db/changes.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { isMember, isOfMember, type MemberKey } from '../../db/member.ts';
import { prepared } from '../../db/prepared.ts';
import { consentSheets } from '../../db/tables/consent.ts';
import { members } from '../../db/tables/couples.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { EMPTY_SHEET, openSheet, type Sheet, sealSheet } from './encrypted-answers.ts';

// No answer is published as a change: even that something was answered is nobody else's to hear.

type Needs = Pick<Deps, 'db' | 'coupleKeys'>;

/** Says once that a member is 18 or older. Their other pages ask no more; the partner hears nothing. */
export async function confirmAdultMember(
  db: Db,
  member: MemberKey & Pick<Audience, 'streamId'>,
  now: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    const confirmed = await tx
      .update(members)
      .set({ adultAt: now })
      .where(and(isMember(member), isNull(members.adultAt)))
      .returning({ id: members.id });
    const { coupleId, id: onlyFor, streamId } = member;
    if (confirmed.length > 0) await publishChange(tx, { coupleId, onlyFor, streamId }, 'profile');
  });
}

/** A row for each member, whether or not there is a sheet of theirs. */
const sheetsOfCouple = prepared((db) =>
  db
    .select({ memberId: members.id, sealed: consentSheets.sealed })
    .from(members)
    .leftJoin(
      consentSheets,
      and(eq(consentSheets.coupleId, members.coupleId), eq(consentSheets.memberId, members.id)),
    )
    .where(eq(members.coupleId, sql.placeholder('coupleId')))
    .prepare('consent_sheets_of_couple'),
);

/** The reader's sheet, and the partner's: for matching alone. Where there is no partner it is empty. */
export async function bothSheets(
  { db, coupleKeys }: Needs,
  { coupleId, id }: MemberKey,
): Promise<{ own: Sheet; partners: Sheet }> {
  const key = await coupleKeys(coupleId);
  const rows = await sheetsOfCouple(db).execute({ coupleId });
  const sheets = new Map(
    rows.map(({ memberId, sealed }) => [
      memberId,
      openSheet(key, { coupleId, id: memberId }, sealed),
    ]),
  );
  const own = sheets.get(id) ?? EMPTY_SHEET;
  sheets.delete(id);
  const [partners = EMPTY_SHEET] = sheets.values();
  return { own, partners };
}

export async function sheetOf({ db, coupleKeys }: Needs, member: MemberKey): Promise<Sheet> {
  return readSheet(db, await coupleKeys(member.coupleId), member);
}

async function readSheet(
  db: Queryable,
  key: Awaited<ReturnType<Deps['coupleKeys']>>,
  member: MemberKey,
): Promise<Sheet> {
  const [row] = await db
    .select({ sealed: consentSheets.sealed })
    .from(consentSheets)
    .where(isOfMember(consentSheets, member));
  return openSheet(key, member, row?.sealed ?? null);
}

/** Changes a member's sheet; of two changes at once, the second sees the first. */
export async function changeSheet(
  { db, coupleKeys }: Needs,
  member: MemberKey,
  change: (sheet: Sheet) => Sheet,
): Promise<void> {
  const { coupleId, id: memberId } = member;
  const key = await coupleKeys(coupleId);
  await transact(db, async (tx) => {
    await lockMember(tx, member);
    const sealed = sealSheet(key, member, change(await readSheet(tx, key, member)));
    await tx
      .insert(consentSheets)
      .values({ coupleId, memberId, sealed })
      .onConflictDoUpdate({
        target: [consentSheets.coupleId, consentSheets.memberId],
        set: { sealed },
      });
  });
}

export async function eraseSheet({ db }: Pick<Deps, 'db'>, member: MemberKey): Promise<void> {
  await transact(db, async (tx) => {
    await lockMember(tx, member);
    await tx.delete(consentSheets).where(isOfMember(consentSheets, member));
  });
}

/** The member's row and not the sheet's: there may be none, and an erasure must not be overtaken. */
async function lockMember(tx: Queryable, member: MemberKey): Promise<void> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(isMember(member))
    .for('no key update');
  if (!row) throw notFound();
}
