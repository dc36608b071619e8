import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the bedroom category has a page of its own', () => {
  expect(paths.category('bedroom')).toBe('/bedroom');
  expect(paths.category('stretch')).toBe('/workout/stretch');
});

test('an id cannot leave its place in the path', () => {
  expect(paths.workout('../profile?x')).toBe('/workout/..%2Fprofile%3Fx');
});

test('the gate is told why someone was sent to it', () => {
  expect(paths.signinRequired('progress')).toBe('/signin-required?reason=progress');
});
