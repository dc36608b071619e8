import { commitmentTo } from './phrase.ts';

export type NonceMessage = { commitment: string } | { nonce: string };

/**
 * Agrees with the other end on two random numbers: each end first commits to its own, and tells it
 * only once it holds the other's commitment. Calls `onAgreed` with both, or with null when the other
 * end did not keep to what it had committed to.
 */
export function nonceExchange(
  send: (message: NonceMessage) => void,
  onAgreed: (nonces: readonly [string, string] | null) => void,
  own = crypto.randomUUID() as string,
) {
  let commitment: string | null = null;
  const isCommitted = commitmentTo(own).then((made) => send({ commitment: made }));
  return {
    async receive(message: NonceMessage): Promise<void> {
      if ('commitment' in message) {
        // Only the first one counts: a second could be chosen by what was told after the first.
        if (commitment !== null) return;
        commitment = message.commitment;
        await isCommitted;
        send({ nonce: own });
        return;
      }
      const { nonce } = message;
      const isKept =
        typeof nonce === 'string' && nonce !== own && (await commitmentTo(nonce)) === commitment;
      onAgreed(isKept ? [own, nonce] : null);
    },
  };
}
