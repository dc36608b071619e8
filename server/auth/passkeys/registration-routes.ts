import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailKey } from '../../../contract/auth/auth.ts';
import { passkeyCalls } from '../../../contract/auth/passkeys.schemas.ts';
import { hasProof, MAX_PASSKEYS, type PasskeyCredential } from '../../../contract/auth/passkeys.ts';
import type { MemberKey } from '../../db/member.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { passkeyLate, passkeyNotMade, proofNeeded, tooManyPasskeys } from '../../http/errors.ts';
import { SIGN_IN_CHANGES } from '../../http/limits.ts';
import { passkeyAddedMail } from '../../mail/security-mails.ts';
import { deviceName } from '../device-name.ts';
import { requireUnlocked } from '../guard.ts';
import { lockSignedIn } from '../member-queries.ts';
import { browserCookie } from './browser-cookie.ts';
import { CHALLENGE_MS, type Purpose, takeChallenge } from './challenge-queries.ts';
import { challengeIn } from './client-data.ts';
import type { ConfirmMember } from './confirm-member.ts';
import { isFreshLogin } from './fresh-login.ts';
import { passkeyName } from './passkey-name.ts';
import { passkeyDescriptors, toPasskey } from './passkeys.ts';
import { insertPasskey, passkeysOf, publishPasskeyChange } from './queries.ts';
import { relyingParty, relyingPartyName } from './relying-party.ts';
import { openPasskey, sealPasskey } from './sealed-passkey.ts';
import { userHandle } from './user-handle.ts';

/** Ed25519, ECDSA with P-256 and RSA in COSE's numbers: every authenticator supports one. */
const ALGORITHMS = [-8, -7, -257];

type Shared = {
  challengeFor: (
    reply: FastifyReply,
    purpose: Purpose,
    member: MemberKey | null,
  ) => Promise<string>;
  confirmMember: ConfirmMember;
};

export function registrationRoutes(app: App, deps: Deps, shared: Shared): void {
  const { db, now, limits, appOrigin, coupleKeys, mail } = deps;
  const browsers = browserCookie(appOrigin);

  /** Requires a proof, so that nobody can add a passkey of their own on an unlocked phone. */
  async function requireProof(request: FastifyRequest<{ Body: Parameters<ConfirmMember>[1] }>) {
    const { user, body } = request;
    if (hasProof(body)) return shared.confirmMember(request, body);
    if (!isFreshLogin(user, now())) throw proofNeeded();
  }

  app.route({
    ...passkeyCalls.passkeyRegistrationOptions,
    preHandler: requireUnlocked,
    async handler(request, reply) {
      const { user } = request;
      await requireProof(request);
      // Check first, so that the device does not make a passkey that is refused afterwards.
      await limits.check(SIGN_IN_CHANGES, now(), emailKey(user.email));
      const excludeCredentials = await passkeyDescriptors(deps, user);
      if (excludeCredentials.length >= MAX_PASSKEYS) throw tooManyPasskeys();
      return {
        challenge: await shared.challengeFor(reply, 'register', user),
        rp: { id: relyingParty(appOrigin).id, name: relyingPartyName(user) },
        user: { id: userHandle(user), name: user.email, displayName: user.firstName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout: CHALLENGE_MS,
        attestation: 'none' as const,
        excludeCredentials,
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
      };
    },
  });

  app.route({
    ...passkeyCalls.addPasskey,
    preHandler: requireUnlocked,
    async handler(request, reply) {
      const { user, body } = request;
      const challenge = challengeIn(body.response.clientDataJSON);
      const browserHash = browsers.hashIn(request);
      const given = { purpose: 'register', browserHash: browserHash ?? '', member: user } as const;
      if (!challenge || !(await takeChallenge(db, challenge, given, now()))) throw passkeyLate();
      const made = await madeCredential(appOrigin, body, challenge);
      if (!made) throw passkeyNotMade();
      const { credentialId, publicKey, signCount, aaguid } = made;
      const { transports = [] } = body.response;
      const key = await coupleKeys(user.coupleId);
      const added = await transact(db, async (tx) => {
        await lockSignedIn(tx, user);
        const rows = await passkeysOf(tx, user);
        if (rows.length >= MAX_PASSKEYS) throw tooManyPasskeys();
        await limits.within(tx).require(SIGN_IN_CHANGES, now(), emailKey(user.email));
        const device = deviceName(request.headers['user-agent']);
        const taken = rows.map((row) => openPasskey(key, row).name);
        const name = passkeyName({ aaguid, transports, device }, taken);
        const place = { coupleId: user.coupleId, memberId: user.id, id: randomUUID() };
        const sealed = sealPasskey(key, place, { credentialId, publicKey, transports, name });
        const row = { ...place, sealed, signCount, createdAt: now() };
        const inserted = await insertPasskey(tx, { ...row, credentialId });
        await publishPasskeyChange(tx, user);
        const link = `${appOrigin}/forgot-password`;
        await mail.put(tx, passkeyAddedMail(user, name, now(), link), now());
        return toPasskey(inserted, name);
      });
      mail.kick();
      request.log.info('passkey added');
      return reply.code(201).send(added);
    },
  });
}

/** Verifies a new passkey: made here, for us, by a person whom the device knows. Null if not. */
async function madeCredential(
  appOrigin: string,
  credential: PasskeyCredential,
  expectedChallenge: string,
) {
  const { id, origin } = relyingParty(appOrigin);
  const { transports: _told, ...response } = credential.response;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { aaguid, credential: made } = registrationInfo;
    const publicKey = Buffer.from(made.publicKey).toString('base64url');
    return { aaguid, credentialId: made.id, publicKey, signCount: made.counter };
  } catch {
    // The library throws for any difference from the request.
    return null;
  }
}
