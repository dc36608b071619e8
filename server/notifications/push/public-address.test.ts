import { describe, expect, test } from 'vitest';
import { VAPID_KEYS } from '../../testing/push-double.ts';
import { isPublicHost, publicLookup } from './public-address.ts';
import { pushServiceWith } from './push-service.ts';

const service = pushServiceWith({ keys: VAPID_KEYS, onFailure: () => undefined });

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect(service.accepts(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://user:password@fcm.googleapis.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[64:ff9b::a00:1]/x',
  'https://[2002:a00:1::]/x',
  'https://database/x',
  'https://redis.internal/x',
  'https://printer.local/x',
  'ftp://fcm.googleapis.com/x',
  'file:///etc/passwd',
  'nonsense',
  '',
])('%s is none', (endpoint) => {
  expect(service.accepts(endpoint)).toBe(false);
});

describe('a name that stands for an internal address', () => {
  const looked = (name: string) =>
    new Promise<NodeJS.ErrnoException | null>((resolve) =>
      publicLookup(name, {}, (error) => resolve(error)),
    );

  test('is refused when it is looked up, whatever it stood for when it was named', async () => {
    expect(isPublicHost('push.example.com')).toBe(true);
    expect(await looked('localhost')).toMatchObject({ code: 'EINTERNAL' });
  });

  test('is not connected to', async () => {
    const failures: unknown[] = [];
    const asking = pushServiceWith({
      keys: VAPID_KEYS,
      onFailure: (error) => failures.push(error),
    });
    const keys = {
      p256dh: VAPID_KEYS.publicKey,
      auth: Buffer.alloc(16).toString('base64url'),
    };
    const to = { endpoint: 'https://localhost:1/x', keys };
    const message = { text: '{}', ttlSeconds: 60, isUrgent: false, topic: 'abc' };
    expect(await asking.send(to, message)).toBe('failed');
    expect(failures).toMatchObject([{ code: 'EINTERNAL' }]);
  });
});
