import { LRUCache } from 'lru-cache';
import type { VapidKeys } from '../../security/vapid-keys.ts';

/** Where a browser's push service takes messages for it, and what they are encrypted with. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushMessage = {
  text: string;
  ttlSeconds: number;
  isUrgent: boolean;
  /** Of two messages with one topic that wait at the push service, the later replaces the other. */
  topic: string;
};

/** A signature is valid for twelve hours. To sign costs more than all the rest of a message. */
const SIGNATURES = { max: 1_000, ttl: 3_600_000 };

/** Writes what push services are asked with: who we are, and the message under the keys of the browser. */
export function pushRequests({ subject, publicKey, privateKey }: VapidKeys) {
  const signatures = new LRUCache<string, string>(SIGNATURES);
  return async (to: PushAddress, message: PushMessage) => {
    // Loaded when the first message is sent, which in many processes is never.
    const { default: webPush } = await import('web-push');
    const { origin } = new URL(to.endpoint);
    let signature = signatures.get(origin);
    if (!signature) {
      const signed = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
      signature = signed.Authorization;
      signatures.set(origin, signature);
    }
    const { headers, body } = webPush.generateRequestDetails(to, message.text, {
      headers: { Authorization: signature },
      TTL: message.ttlSeconds,
      urgency: message.isUrgent ? 'high' : 'normal',
      topic: message.topic,
    });
    return { headers: headers as Record<string, string>, body: body as Buffer };
  };
}
