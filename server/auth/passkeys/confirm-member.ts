import type { FastifyRequest } from 'fastify';
import { type Proof, passkeyMessages } from '../../../contract/auth/passkeys.ts';
import { findMember } from '../../db/member.ts';
import type { Deps } from '../../deps.ts';
import {
  invalidInput,
  passkeyCopied,
  passkeyLate,
  passkeyRefused,
  wrongPassword,
} from '../../http/errors.ts';
import { WRONG_PASSKEYS } from '../../http/limits.ts';
import { passwordAttempts } from '../password-attempts.ts';
import { verifyAssertion } from './verify-assertion.ts';

export type ConfirmMember = (request: FastifyRequest, proof: Proof) => Promise<void>;

/**
 * Refuses unless the proof is the signed-in member's own. Required for final steps and for facts
 * that nobody else may see: an unlocked phone may be in other hands.
 */
export function memberConfirmation(deps: Deps): ConfirmMember {
  const { db, now, limits } = deps;
  const memberWithPassword = passwordAttempts(deps);

  async function confirmPassword(request: FastifyRequest, password: string) {
    const { user } = request;
    const { email, id: who } = user;
    const attempt = { email, password, findMember: () => findMember(db, user), who };
    if (!(await memberWithPassword(request, attempt))) throw wrongPassword();
  }

  return async function confirmMember(request, { password, passkey }) {
    if (passkey) {
      const { user } = request;
      // Limit by login: a person with one device must not use up the tries of its owner's others.
      await limits.check(WRONG_PASSKEYS, now(), user.tokenHash);
      const asked = { request, assertion: passkey, purpose: 'confirm', member: user } as const;
      const { outcome } = await verifyAssertion(deps, asked);
      request.log.info({ outcome }, 'passkey as proof');
      if (outcome === 'verified') return;
      await limits.take(WRONG_PASSKEYS, now(), user.tokenHash);
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
