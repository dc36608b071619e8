import { expect, test } from 'vitest';
import { newStream, type Stream } from './stream.ts';
import { streamRegistry } from './stream-registry.ts';

const MINUTE_MS = 60_000;

type Changes = { coupleId?: string; isInRoom?: boolean; seenAt?: number };

function anOpeningStream(memberId: string, changes: Changes = {}) {
  const { coupleId = 'couple', isInRoom = true, seenAt = 0 } = changes;
  const roomId = isInRoom ? 'room' : null;
  const said: string[] = [];
  const stream = newStream(
    { coupleId, memberId, tokenHash: 'hash', roomId, seenAt, isAdult: true },
    {
      write: (text) => void said.push(text),
      end: () => void said.push('end'),
    },
    { now: () => new Date(0), refresh: () => {} },
  );
  return { stream, said };
}

function aStream(memberId: string, changes: Changes = {}) {
  const { stream, said } = anOpeningStream(memberId, changes);
  stream.sendSnapshot('snapshot');
  said.length = 0;
  return { stream, said };
}

test('what happens while a snapshot is read comes after it', () => {
  const registry = streamRegistry(() => {});
  const { stream, said } = anOpeningStream('kim');
  registry.add(stream);
  registry.deliver({ id: 'couple', event: 'here', data: '[]' });
  stream.sendHeartbeat();
  expect(said).toEqual([]);
  stream.sendSnapshot('snapshot');
  registry.deliver({ id: 'couple', event: 'room', data: 'null' });
  stream.awaitSnapshot();
  registry.deliver({ id: 'couple', event: 'room', data: '1' });
  stream.sendSnapshot('again');
  expect(said.join('')).toBe(
    'snapshotevent: here\ndata: []\n\nevent: room\ndata: null\n\nagainevent: room\ndata: 1\n\n',
  );
});

test('a phone in a room that shows no sign of life is found; a quiet page elsewhere is left alone', () => {
  const registry = streamRegistry(() => {});
  const lost = aStream('kim').stream;
  const seen = aStream('robin', { seenAt: MINUTE_MS - 5_000 }).stream;
  const elsewhere = aStream('robin', { isInRoom: false }).stream;
  for (const stream of [lost, seen, elsewhere]) registry.add(stream);
  expect(registry.silent(MINUTE_MS)).toEqual([lost]);
});

test('nothing of one couple reaches another', () => {
  const registry = streamRegistry(() => {});
  const ours = aStream('kim');
  const theirs = aStream('stranger', { coupleId: 'other' });
  registry.add(ours.stream);
  registry.add(theirs.stream);
  registry.deliver({ id: 'couple', event: 'room', data: 'null' });
  expect(ours.said).toHaveLength(1);
  expect(theirs.said).toEqual([]);
});

test('a stream that has gone leaves nothing behind, and is reported once', () => {
  const gone: Stream[] = [];
  const registry = streamRegistry((stream) => void gone.push(stream));
  const { stream } = aStream('kim');
  registry.add(stream);
  registry.close(stream);
  registry.abandon(stream);
  expect(gone).toEqual([stream]);
  expect([registry.couples(), registry.all(), registry.find(stream.id)]).toEqual([[], [], null]);
});

test('of too many pages, the oldest outside the room gives way first, and the room’s last', () => {
  const registry = streamRegistry(() => {});
  const room = aStream('kim');
  const pages = Array.from({ length: 4 }, () => aStream('kim', { isInRoom: false }));
  const rooms = Array.from({ length: 4 }, () => aStream('kim'));
  const added = [room, ...pages, ...rooms];
  for (const { stream } of added) registry.add(stream);
  expect(pages.every(({ said }) => said.at(-1) === 'end')).toBe(true);
  expect(room.said).toEqual(['event: replaced\ndata: null\n\n', 'end']);
  expect(registry.all()).toEqual(rooms.map(({ stream }) => stream));
});

test('a page that is replaced before its answer began is told so once it has', () => {
  const registry = streamRegistry(() => {});
  const opening = anOpeningStream('kim');
  registry.add(opening.stream);
  for (let count = 0; count < 4; count++) registry.add(aStream('kim').stream);
  expect(opening.said).toEqual([]);
  opening.stream.sendSnapshot('snapshot');
  expect(opening.said).toEqual(['snapshotevent: replaced\ndata: null\n\n', 'end']);
});

test('whoever is closed while a snapshot is read gets neither it nor what waited for it', () => {
  const registry = streamRegistry(() => {});
  const { stream, said } = aStream('kim');
  registry.add(stream);
  stream.awaitSnapshot();
  registry.deliver({ id: 'couple', event: 'room', data: 'null' });
  registry.close(stream);
  stream.sendSnapshot('snapshot');
  expect(said).toEqual(['end']);
});
