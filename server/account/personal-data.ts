import type { Reader } from '../auth/queries.ts';
import { findMember } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import type { ExportPart, PersonalData } from '../personal-data.ts';
import { emailChangeFacts } from './email-change.ts';
import { devicesOf } from './queries.ts';

export const accountData: PersonalData = {
  tables: {
    couples: 'account',
    members: 'account',
    emailChanges: 'account',
    avatars: 'avatar',
    erasureTasks: null,
  },
};

/** Builds the parts that open the export. Other features add some facts about the account. */
export async function accountParts(
  deps: Deps,
  reader: Reader,
  ofFeatures: Record<string, unknown>,
): Promise<ExportPart[]> {
  return [
    {
      name: 'account',
      about: 'your name, address and choices',
      json: { ...(await accountFacts(deps, reader)), ...ofFeatures },
    },
    {
      name: 'devices',
      about: 'where you are signed in',
      json: await devicesOf(deps.db, reader, deps.now()),
    },
  ];
}

async function accountFacts(deps: Deps, reader: Reader) {
  const { db, identities } = deps;
  const { firstName, lastName, email, createdAt, theme, isDiscreet, timeZone } = reader;
  const row = await findMember(db, reader);
  const phone = row ? (await identities.open(row)).phone : '';
  return {
    firstName,
    lastName,
    email,
    phone,
    emailProvedAt: row?.emailProvedAt?.toISOString() ?? null,
    emailChanges: await emailChangeFacts(deps, reader),
    createdAt,
    adultAt: row?.adultAt?.toISOString() ?? null,
    subscriptionStatus: reader.subscriptionStatus,
    theme,
    isDiscreet,
    timeZone,
    lockAfterMinutes: row?.lockAfterMinutes ?? null,
  };
}
