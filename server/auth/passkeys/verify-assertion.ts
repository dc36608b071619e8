import type { FastifyRequest } from 'fastify';
import type { PasskeyAssertion } from '../../../contract/auth/passkeys.ts';
import type { MemberKey } from '../../db/member.ts';
import type { Deps } from '../../deps.ts';
import { browserCookie } from './browser-cookie.ts';
import { type Purpose, takeChallenge } from './challenge-queries.ts';
import { challengeIn } from './client-data.ts';
import { countUse, type PasskeyRow, passkeyBy, suspectCopy } from './queries.ts';
import { relyingParty } from './relying-party.ts';
import { openPasskey } from './sealed-passkey.ts';
import { memberIn } from './user-handle.ts';

type Verified = { outcome: 'verified'; member: MemberKey };
/** `late`: the challenge is over, was used, or belongs to another browser, person or purpose. */
type Outcome = Verified | { outcome: 'late' | 'refused' | 'copied' };

type Asked = {
  request: FastifyRequest;
  assertion: PasskeyAssertion;
  purpose: Exclude<Purpose, 'register'>;
  /** The member whose passkey it must be; null for signing in, when the passkey names them. */
  member: MemberKey | null;
};

type Needs = Pick<Deps, 'db' | 'now' | 'appOrigin' | 'coupleKeys'>;

/** Checks the answer of a passkey, once: success and failure both use up its challenge. */
export async function verifyAssertion(needs: Needs, asked: Asked): Promise<Outcome> {
  const { db, now, coupleKeys } = needs;
  const { request, assertion, purpose, member: asker } = asked;
  const challenge = challengeIn(assertion.response.clientDataJSON);
  const browserHash = browserCookie(needs.appOrigin).hashIn(request);
  if (!challenge || !browserHash) return { outcome: 'late' };
  const given = { purpose, browserHash, member: asker };
  if (!(await takeChallenge(db, challenge, given, now()))) return { outcome: 'late' };

  const named = memberIn(assertion.response.userHandle);
  const member = asker ?? named;
  if (!member || (named && !isSame(named, member))) return { outcome: 'refused' };
  const row = await passkeyBy(db, member, { credentialId: assertion.id });
  if (!row) return { outcome: 'refused' };
  const { publicKey } = openPasskey(await coupleKeys(row.coupleId), row);
  const signCount = await verifiedCount(needs, assertion, challenge, publicKey);
  if (signCount === null) return { outcome: 'refused' };
  if (await countUse(db, row, signCount, now())) return { outcome: 'verified', member };
  return { outcome: await outcomeOfCopy(needs, row) };
}

function isSame(one: MemberKey, other: MemberKey): boolean {
  return one.coupleId === other.coupleId && one.id === other.id;
}

/** Returns the device's counter if the signature and all signed facts are right. */
async function verifiedCount(
  { appOrigin }: Needs,
  assertion: PasskeyAssertion,
  expectedChallenge: string,
  publicKey: string,
): Promise<number | null> {
  const { id, origin } = relyingParty(appOrigin);
  const { userHandle: _asked, ...response } = assertion.response;
  // Load the library on first use: it brings along parsers for every kind of certificate.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: assertion.id,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        // Skip the library's comparison: the database decides if the counter grew (`countUse`).
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for any difference from the request.
    return null;
  }
}

async function outcomeOfCopy({ db, now }: Needs, row: PasskeyRow): Promise<'copied' | 'refused'> {
  return (await suspectCopy(db, row, now())) ? 'copied' : 'refused';
}
