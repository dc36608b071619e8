import { LRUCache } from 'lru-cache';
import type { VapidKeys } from '../../security/vapid-keys.ts';

/** Address at which a browser's push service takes messages, and the keys to encrypt them. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushMessage = {
  text: string;
  ttlSeconds: number;
  isUrgent: boolean;
  /**
   * Topic of a message. A later message with the same topic replaces one still waiting at the push
   * service.
   */
  topic: string;
};

/**
 * Signatures to reuse, because signing costs more than the rest of a message. Each is valid for
 * twelve hours.
 */
const SIGNATURES = { max: 1_000, ttl: 3_600_000 };

/**
 * Builds requests to push services: identifies this server and encrypts the message for the
 * browser.
 */
export function pushRequests({ subject, publicKey, privateKey }: VapidKeys) {
  const signatures = new LRUCache<string, string>(SIGNATURES);
  return async (to: PushAddress, message: PushMessage) => {
    // Load the library with the first message, because many processes never send one.
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
