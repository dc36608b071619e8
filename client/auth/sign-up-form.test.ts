import { expect, test } from 'vitest';
import { signUpMessages } from '../../contract/auth/auth.ts';
import { fieldErrors, refusedFields } from './sign-up-form.ts';

const filled = {
  partner1Name: 'Alex Doe',
  partner1Email: 'alex@example.com',
  partner1Phone: '555 0100',
  partner1Password: 'together',
  partner2Name: 'Sam Roe',
  partner2Email: 'sam@example.com',
  partner2Phone: '555 0101',
  partner2Password: 'together',
  invitationLine: '',
};

test('every field that is empty or wrong has a sentence of its own', () => {
  // “Both passwords at least 6 characters, else Password Too Short / Passwords must be at least 6 characters long.”
  // “Password minimum 6 characters;”
  const form = {
    ...filled,
    partner1Phone: '',
    partner1Password: '12345',
    partner2Name: '   ',
    partner2Email: 'sam',
    partner2Password: '123456',
  };
  expect(fieldErrors(form)).toEqual({
    partner1Phone: 'Please enter a cell phone number.',
    partner1Password: 'Please use at least 6 characters.',
    partner2Name: 'Please enter a name.',
    partner2Email: 'Please enter a valid email address.',
  });
});

test('a repeated address is marked where it was typed second', () => {
  const form = { ...filled, partner2Email: 'ALEX@example.com' };
  expect(Object.keys(fieldErrors(form))).toEqual(['partner2Email']);
});

test.each([
  ['x'.repeat(140), null],
  ['x'.repeat(141), signUpMessages.longLine],
  ['Tonight, 8:30 p.m. in the U.S. and/or at home :) <3 ... or later? You.', null],
  ['It is @home, 10/10, no. 5', null],
  ['See https://sam.example', signUpMessages.linkInLine],
  ['http:\\\\10.0.0.1', signUpMessages.linkInLine],
  ['look at sam.com/x', signUpMessages.linkInLine],
  ['look at sam。example', signUpMessages.linkInLine],
  ['write to sam@home', signUpMessages.linkInLine],
])('the line %j has the problem %j', (invitationLine, problem) => {
  expect(fieldErrors({ ...filled, invitationLine }).invitationLine ?? null).toBe(problem);
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
