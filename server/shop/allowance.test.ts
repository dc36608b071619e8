import { expect, test } from 'vitest';
import { allowance } from './allowance.ts';

const newcomer = { hasPaid: false, unpaidToday: 0 };
const customer = { hasPaid: true, unpaidToday: 0 };
const NONE = { own: 0, byNewcomers: 0 };

test('a couple that has paid before may take whatever is left', () => {
  expect(allowance(customer, 120, NONE)).toBe(120);
  expect(allowance(customer, 3, { own: 10, byNewcomers: 60 })).toBe(3);
});

test('couples that have never paid hold half of a product together, and two pieces each beyond that', () => {
  expect(allowance(newcomer, 120, NONE)).toBe(60);
  expect(allowance(newcomer, 70, { own: 0, byNewcomers: 50 })).toBe(10);
  expect(allowance(newcomer, 60, { own: 0, byNewcomers: 60 })).toBe(2);
  expect(allowance(newcomer, 60, { own: 1, byNewcomers: 60 })).toBe(1);
});

test('of what is scarce they hold two pieces each, in however many orders', () => {
  expect(allowance(newcomer, 19, NONE)).toBe(2);
  expect(allowance(newcomer, 1, NONE)).toBe(1);
  expect(allowance(newcomer, 19, { own: 2, byNewcomers: 2 })).toBe(0);
});

test('who has let two orders go that day holds one piece of what is scarce', () => {
  for (const hasPaid of [true, false]) {
    const idler = { hasPaid, unpaidToday: 2 };
    expect(allowance(idler, 19, NONE)).toBe(1);
    expect(allowance(idler, 19, { own: 1, byNewcomers: 0 })).toBe(0);
  }
  expect(allowance({ ...customer, unpaidToday: 2 }, 20, NONE)).toBe(20);
});
