import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberIn, userHandle } from './user-handle.ts';

test('a handle names the member that it was made for', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (coupleId, id) => {
      const handle = userHandle({ coupleId, id });
      expect(handle).toMatch(/^[\w-]{43}$/);
      expect(memberIn(handle)).toEqual({ coupleId, id });
    }),
  );
});

test('whatever cannot be a handle of ours names nobody', () => {
  for (const text of [undefined, '', 'eA', 'x'.repeat(44), `${'x'.repeat(42)}=`, 'é'.repeat(43)]) {
    expect(memberIn(text)).toBeNull();
  }
});
