import { commitmentTo } from './phrase.ts';

export type NonceMessage = { commitment: string } | { nonce: string };

/**
 * Agrees with the other end on two random numbers. Each end first commits to its own number, and
 * reveals the number only once it holds the other's commitment. Calls `onAgreed` with both, or with
 * null when the other end broke its commitment.
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
        // Count only the first commitment: a second one could be chosen after the number was
        // revealed.
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
