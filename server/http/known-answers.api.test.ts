import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { aCouple } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { makePremium } from '../testing/training.ts';

const world = testApp();
let origin = '';
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, { method, headers }, async (answer) => {
      const { date: _date, ...said } = answer.headers;
      const body = await buffer(answer);
      resolve({ status: answer.statusCode ?? 0, headers: said, body });
    });
    asking.on('error', reject).end();
  });
}

const requestLines = () =>
  world.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request')
    .map(({ method, route, status, reqId }) => ({ method, route, status, hasId: Boolean(reqId) }));

test.each(['/api/workouts/category/cardio', '/api/workouts?category=cardio'])(
  '%s is the same the second time: headers, bytes and log',
  async (path) => {
    const plain = await ask(path);
    expect(plain).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(await ask(path)).toEqual(plain);
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const br = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    const [first, ...others] = requestLines();
    expect(first).toMatchObject({ method: 'GET', status: 200, hasId: true });
    expect(others).toEqual([first, first, first]);
  },
);

test('what depends on who asks, and what is not asked for with GET, is never answered ahead', async () => {
  const bedroom = '/api/workouts/category/bedroom';
  await ask(bedroom);
  const { robin, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  const cookie = robin.cookie;
  const [theirs] = JSON.parse((await ask(bedroom, { cookie })).body.toString());
  expect(theirs).toMatchObject({ locked: false });
  const path = '/api/workouts/category/strength';
  await ask(path);
  expect((await ask(path, {}, 'HEAD')).body).toHaveLength(0);
  expect(await ask(path, {}, 'DELETE')).toMatchObject({ status: 404 });
});
