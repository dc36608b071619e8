import { expect, test } from 'vitest';
import { currentUser } from '../../contract/auth.ts';
import { listProducts } from '../../contract/store.ts';
import { getWorkout, listCategoryWorkouts, listWorkouts } from '../../contract/workouts.ts';
import { addressOf } from '../lib/api.ts';
import { earlyCalls } from './early-calls.ts';

const user = currentUser.url;

test.each([
  ['/', [user, addressOf(listWorkouts.url, {}, { category: 'stretch' })]],
  ['/workout/101', [user, addressOf(getWorkout.url, { id: '101' })]],
  ['/workout/cardio', [user, addressOf(listCategoryWorkouts.url, { category: 'cardio' })]],
  ['/store', [user, listProducts.url]],
  ['/journal', [user]],
  ['/workout/', [user]],
  ['/workout/..%2Fadmin', [user]],
])('a couple that opens %s asks early for what the page will ask for', (path, calls) => {
  expect(earlyCalls(path, true)).toEqual(calls);
});

test('a visitor does not ask who is signed in, nor at / for anything', () => {
  expect(earlyCalls('/', false)).toEqual([]);
  expect(earlyCalls('/store', false)).toEqual([listProducts.url]);
});
