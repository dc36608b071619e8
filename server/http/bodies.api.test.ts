import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { couples } from '../db/tables/couples.ts';
import { aSignUp } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const LIMIT_BYTES = 64 * 1024;
const world = testApp();

type Sent = { type?: string; body: string | Buffer | Readable };

async function register({ type, body }: Sent) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: type === undefined ? {} : { 'content-type': type },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<{ message?: string }>() };
}

/** Makes a sign-up of exactly this many bytes; an unknown field pads the body. */
function signUpOf(bytes: number): string {
  const empty = JSON.stringify({ ...aSignUp(), padding: '' });
  return JSON.stringify({ ...JSON.parse(empty), padding: 'x'.repeat(bytes - empty.length) });
}

test.each([
  ['a form', 'application/x-www-form-urlencoded'],
  ['plain text', 'text/plain'],
  ['plain text that mentions JSON', 'text/plain; application/json'],
  ['plain text with a charset', 'text/plain;charset=UTF-8'],
  ['a multipart form', 'multipart/form-data; boundary=x'],
  ['a relative of JSON', 'application/json-patch+json'],
  ['a name that starts like JSON', 'application/jsonp'],
  ['a type that is none', 'json'],
  ['no type', undefined],
])('%s is refused as a body, though it holds valid JSON', async (_what, type) => {
  const sent = { body: JSON.stringify(aSignUp()), ...(type ? { type } : {}) };
  expect(await register(sent)).toEqual({
    status: 415,
    body: { message: 'The request body must be application/json.' },
  });
  expect(await world.deps.db.$count(couples)).toBe(0);
});

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'a body may call itself %s',
  async (type) => {
    const answer = await register({ type, body: JSON.stringify(aSignUp()) });
    expect(answer.status).toBe(201);
  },
);

test.each(['{', '{"email":}', 'undefined', '\u0000', "{'email':'x'}", '[1,', '\ufeff{', 'NaN'])(
  'the text %j is refused as no JSON',
  async (body) => {
    expect(await register({ type: 'application/json', body })).toEqual({
      status: 400,
      body: { message: 'The request body is not valid JSON.' },
    });
  },
);

test.each(['null', '[]', '"text"', '7', 'true', ''])(
  'the JSON %j is refused, for a call that needs an object',
  async (body) => {
    expect(await register({ type: 'application/json', body })).toEqual({
      status: 400,
      body: { message: 'The request needs a JSON object.' },
    });
  },
);

test.each([
  '"__proto__":{"isAdmin":true}',
  '"\\u005f_proto__":{}',
  '"extra":{"__proto__":{"x":1}}',
  '"constructor":{"prototype":{"x":1}}',
])('an otherwise good body that reaches for prototypes is refused: %s', async (reach) => {
  const body = JSON.stringify(aSignUp()).replace('{', `{${reach},`);
  expect(await register({ type: 'application/json', body })).toEqual({
    status: 400,
    body: { message: 'The request body is not valid JSON.' },
  });
});

test('a body of 64 KiB is taken, and one byte more is not', async () => {
  const type = 'application/json';
  expect(await register({ type, body: signUpOf(LIMIT_BYTES) })).toMatchObject({ status: 201 });
  expect(await register({ type, body: signUpOf(LIMIT_BYTES + 1) })).toEqual({
    status: 413,
    body: { message: 'That is too large to send.' },
  });
});

test('a body that does not say its length is cut off at the limit all the same', async () => {
  const type = 'application/json';
  const streamed = (bytes: number) => Readable.from([Buffer.from(signUpOf(bytes))]);
  expect(await register({ type, body: streamed(LIMIT_BYTES) })).toMatchObject({ status: 201 });
  expect(await register({ type, body: streamed(LIMIT_BYTES + 1) })).toMatchObject({ status: 413 });
});

test.each([
  ['/api/login', { email: 'k\0im@example.org', password: 'a guess' }],
  ['/api/password/forgot', { email: 'k\0im@example.org' }],
  ['/api/password/choose', { token: 'a\0token', password: 'long enough' }],
  ['/api/register', { ...aSignUp(), partner2Phone: '+1 \0 555' }],
])('%s refuses a NUL, which no database could keep', async (url, payload) => {
  const answer = await world.app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: 'Text may not contain a NUL character.' });
});

test('bytes that are no UTF-8 do no harm', async () => {
  const [before, after] = JSON.stringify(aSignUp({ partner1Name: 'R#n' })).split('#');
  const body = Buffer.concat([
    Buffer.from(before ?? ''),
    Buffer.from([0xc3, 0x28]),
    Buffer.from(after ?? ''),
  ]);
  expect([201, 400]).toContain((await register({ type: 'application/json', body })).status);
});
