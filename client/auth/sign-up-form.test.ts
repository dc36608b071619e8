import { expect, test } from 'vitest';
import { fieldsWithProblem, refusedFields } from './sign-up-form.ts';

const filled = {
  partner1Name: 'Alex Doe',
  partner1Email: 'alex@example.com',
  partner1Phone: '555 0100',
  partner1Password: 'together',
  partner2Name: 'Sam Roe',
  partner2Email: 'sam@example.com',
  partner2Phone: '555 0101',
  partner2Password: 'together',
};

test('the fields left empty are the ones marked, blanks included', () => {
  const form = { ...filled, partner1Phone: '', partner2Name: '   ' };
  expect(fieldsWithProblem(form, 'missing')).toEqual(['partner1Phone', 'partner2Name']);
});

test('only the address that is none is marked', () => {
  expect(fieldsWithProblem({ ...filled, partner2Email: 'sam' }, 'email')).toEqual([
    'partner2Email',
  ]);
});

test('only the short password is marked', () => {
  // “Both passwords at least 6 characters, else Password Too Short / Passwords must be at least 6 characters long.”
  // “Password minimum 6 characters;”
  const form = { ...filled, partner1Password: '12345', partner2Password: '123456' };
  expect(fieldsWithProblem(form, 'password')).toEqual(['partner1Password']);
});

test('a repeated address is marked where it was typed second', () => {
  expect(fieldsWithProblem(filled, 'sameEmail')).toEqual(['partner2Email']);
});

test('a taken address that the server does not name marks both', () => {
  expect(refusedFields(filled, 409, 'One of these is taken.')).toEqual([
    'partner1Email',
    'partner2Email',
  ]);
});

test('a taken address that the server names marks that one', () => {
  expect(refusedFields(filled, 409, 'SAM@example.com is taken.')).toEqual(['partner2Email']);
});

test('any other refusal marks no field', () => {
  expect(refusedFields(filled, 429, 'Too many attempts.')).toEqual([]);
});
