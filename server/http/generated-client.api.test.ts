import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTypes, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { root } from '../../scripts/prepare.mjs';
import { aCouple } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp();

/** Code as somebody else would write it, with types that are generated from the description. */
const CLIENT = `
import type { components, paths } from './api';

type SignIn = paths['/api/login']['post'];
type Json<Answer extends { content: { 'application/json': unknown } }> =
  Answer['content']['application/json'];

export async function signIn(
  origin: string,
  credentials: Json<SignIn['requestBody']>,
): Promise<Json<SignIn['responses'][200]>> {
  const answer = await fetch(origin + ('/api/login' satisfies keyof paths), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const body: unknown = await answer.json();
  if (answer.ok) return body as components['schemas']['User'];
  throw new Error((body as Json<SignIn['responses']['4XX']>).message);
}

export async function firstNameOf(origin: string, email: string, password: string) {
  const user = await signIn(origin, { email, password });
  // @ts-expect-error: a user has no such field.
  user.password;
  // @ts-expect-error: the password is missing.
  if (!user) await signIn(origin, { email });
  return user.firstName;
}
`;

test('a client that openapi-typescript generates compiles, and signs in', async () => {
  const { robin, form } = await aCouple(world);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sexercise-client-'));
  const description = JSON.stringify(await robin.get('/api/openapi.json'));
  await writeFile(path.join(folder, 'api.ts'), astToString(await openapiTypes(description)));
  await writeFile(path.join(folder, 'client.ts'), CLIENT);
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const options =
    '--ignoreConfig --strict --target es2022 --module esnext --moduleResolution bundler';
  await promisify(execFile)(tsc, [...options.split(' '), '--types', '', 'client.ts'], {
    cwd: folder,
  });

  const client: { firstNameOf(...given: string[]): Promise<string> } = await import(
    pathToFileURL(path.join(folder, 'client.js')).href
  );
  const { firstNameOf } = client;
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { partner1Email, partner1Password } = form;
  expect(await firstNameOf(origin, partner1Email, partner1Password)).toBe('Robin');
  await expect(firstNameOf(origin, partner1Email, 'a guess')).rejects.toThrow(/^Invalid email/);
  await rm(folder, { recursive: true });
});
