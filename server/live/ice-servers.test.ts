import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { iceServersFor } from './ice-servers.ts';

const NOW = new Date('2026-03-11T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const STUN = { urls: ['stun:stun.example.com:3478'] };
const turn = { secret: 'between us', urls: ['turn:turn.example.com:3478'] };
const key = createSecretKey(randomBytes(32));
const coupleKeys = Object.assign(async () => key, { load: async () => {}, forget: () => {} });
const robin = { id: 'robin', coupleId: 'theirs' };

const servers = (videoServers: object, member = robin, at = NOW) => {
  const needs = { videoServers: { iceServers: [STUN], turn: undefined, ...videoServers } };
  return iceServersFor(member, { ...needs, coupleKeys, now: () => at });
};
const nameOf = async (member = robin, laterMs = 0) => {
  const [, relay] = await servers({ turn }, member, new Date(NOW.getTime() + laterMs));
  return relay?.username?.split(':')[1];
};

test('without any server there is none', async () => {
  expect(await servers({ iceServers: [] })).toEqual([]);
  expect(await servers({})).toEqual([STUN]);
});

test('a relay is used under a name of two hours, signed with the secret', async () => {
  const [, relay] = await servers({ turn });
  const username = relay?.username ?? '';
  expect(username).toMatch(new RegExp(`^${NOW.getTime() / 1000 + 7200}:[\\w-]{43}$`));
  const credential = createHmac('sha1', 'between us').update(username).digest('base64');
  expect(relay).toEqual({ urls: turn.urls, username, credential });
});

test('a member has one name a day, that of nobody else and of no other day', async () => {
  expect(await nameOf()).toBe(await nameOf(robin, 60_000));
  expect(await nameOf()).not.toBe(await nameOf({ ...robin, id: 'kim' }));
  expect(await nameOf()).not.toBe(await nameOf(robin, DAY_MS));
});
