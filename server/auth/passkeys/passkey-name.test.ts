import { expect, test } from 'vitest';
import { PASSKEY_NAME_MAX_LENGTH } from '../../../contract/auth/passkeys.ts';
import { passkeyName } from './passkey-name.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const APPLE = 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd';
const PHONE = 'Safari on iPhone';

test.each([
  ['where it is kept', APPLE, ['internal', 'hybrid'], 'Apple Passwords'],
  ['the device, when its keeper is not known', NOBODY, ['internal'], PHONE],
  ['the device, when it says nothing', NOBODY, [], PHONE],
  ['what it is, when it is carried about', NOBODY, ['usb', 'nfc'], 'Security key'],
  ['the device, when that can be plugged in too', NOBODY, ['usb', 'internal'], PHONE],
])('a passkey is called after %s', (_what, aaguid, transports, name) => {
  expect(passkeyName({ aaguid, transports, device: PHONE }, [])).toBe(name);
});

test('no two passkeys of a member are called alike, and every name fits', () => {
  const made = { aaguid: NOBODY, transports: [], device: 'x'.repeat(200) };
  const names: string[] = [];
  for (let count = 0; count < 20; count++) names.push(passkeyName(made, names));
  expect(new Set(names).size).toBe(20);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(PASSKEY_NAME_MAX_LENGTH);
});
