import { expect, test } from 'vitest';
import { failureCode } from './failure-code.ts';

test.each([
  [
    { responseCode: 550, code: 'EENVELOPE', message: '550 <kim@example.org>: no such user' },
    'SMTP 550',
  ],
  [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
  [{ code: 'kim@example.org' }, 'unknown'],
  [new Error('kim@example.org does not exist'), 'unknown'],
  [undefined, 'unknown'],
])('of %j the desk shows %s and nothing else', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
