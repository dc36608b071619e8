import type { FastifyRequest } from 'fastify';
import { type Proof, passkeyMessages } from '../../contract/passkeys.ts';
import { passwordAttempts } from '../auth/password-attempts.ts';
import { findMember } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import {
  invalidInput,
  passkeyCopied,
  passkeyLate,
  passkeyRefused,
  wrongPassword,
} from '../http/errors.ts';
import { WRONG_PASSKEYS } from '../http/limits.ts';
import { verifyAssertion } from './verify-assertion.ts';

export type ConfirmMember = (request: FastifyRequest, proof: Proof) => Promise<void>;

/**
 * Refuses unless the proof is the signed-in member's own. Asked for before what cannot be undone, or
 * what nobody else may see: an unlocked phone may be in other hands.
 */
export function memberConfirmation(deps: Deps): ConfirmMember {
  const { db, now, limits, passwords } = deps;
  const attemptPassword = passwordAttempts(deps);

  async function confirmPassword({ user, ip }: FastifyRequest, password: string) {
    const isRight = await attemptPassword({ email: user.email, ip }, async () =>
      passwords.check((await findMember(db, user))?.passwordHash ?? null, password),
    );
    if (!isRight) throw wrongPassword();
  }

  return async function confirmMember(request, { password, passkey }) {
    if (passkey) {
      const { user } = request;
      await limits.check(WRONG_PASSKEYS, now(), user.id);
      const asked = { request, assertion: passkey, purpose: 'confirm', member: user } as const;
      const { outcome } = await verifyAssertion(deps, asked);
      request.log.info({ outcome }, 'passkey as proof');
      if (outcome === 'verified') return;
      await limits.take(WRONG_PASSKEYS, now(), user.id);
      throw passkeyRefusal(outcome);
    }
    if (password === undefined) throw invalidInput(passkeyMessages.proof);
    await confirmPassword(request, password);
  };
}

export function passkeyRefusal(outcome: 'late' | 'refused' | 'copied') {
  if (outcome === 'late') return passkeyLate();
  return outcome === 'copied' ? passkeyCopied() : passkeyRefused();
}
