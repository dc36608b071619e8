import { expect, test } from 'vitest';
import { isLocalPath, pathAfterLogin } from './redirect-after-login.ts';

test.each(['/progress', '/workout/12', '/signin-required?reason=general', '/journal#top'])(
  'a sign-in leads back to %s',
  (path) => {
    expect(pathAfterLogin(path)).toBe(path);
  },
);

test.each([null, '', '/'])(
  'without a page to return to (%j) it leads to the welcome page',
  (path) => {
    expect(pathAfterLogin(path)).toBe('/welcome');
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/profile\\..\\..',
  'javascript:alert(1)',
  'progress',
  '/pro\u0000gress',
  '/pro\u007fgress',
])('%j is no page of this app', (path) => {
  expect(isLocalPath(path)).toBe(false);
  expect(pathAfterLogin(path)).toBe('/welcome');
});

test('every path the rule accepts stays on this origin', () => {
  for (const path of ['/a//b', '/@evil.example', '/:80', '/.', '/a?next=//evil.example']) {
    expect(isLocalPath(path)).toBe(true);
    expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
  }
});
