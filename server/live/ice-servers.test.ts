import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { iceServersAt } from './ice-servers.ts';

const NOW = new Date('2026-03-11T12:00:00Z');
const STUN = { urls: ['stun:stun.example.com:3478'] };
const turn = { secret: 'between us', urls: ['turn:turn.example.com:3478'] };

test('without any server there is none', () => {
  expect(iceServersAt({ iceServers: [], turn: undefined }, NOW)).toEqual([]);
  expect(iceServersAt({ iceServers: [STUN], turn: undefined }, NOW)).toEqual([STUN]);
});

test('a relay is used under a name of two hours, signed with the secret', () => {
  const username = `${NOW.getTime() / 1000 + 7200}:someone`;
  const credential = createHmac('sha1', 'between us').update(username).digest('base64');
  expect(iceServersAt({ iceServers: [STUN], turn }, NOW, 'someone')).toEqual([
    STUN,
    { urls: turn.urls, username, credential },
  ]);
});

test('no two names are alike', () => {
  const names = [1, 2].map(() => iceServersAt({ iceServers: [], turn }, NOW)[0]?.username);
  expect(new Set(names).size).toBe(2);
});
