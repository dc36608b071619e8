import { expect, test } from 'vitest';
import { type Stream, streamHub } from './hub.ts';

const MINUTE_MS = 60_000;

function aStream(memberId: string, changes: Partial<Stream> = {}) {
  const said: string[] = [];
  const stream: Stream = {
    id: crypto.randomUUID(),
    coupleId: 'couple',
    memberId,
    tokenHash: 'hash',
    isInRoom: true,
    seenAt: 0,
    isStarted: true,
    waiting: null,
    write: (text) => void said.push(text),
    end: () => void said.push('end'),
    ...changes,
  };
  return { stream, said };
}

test('what happens while a snapshot is read comes after it', () => {
  const hub = streamHub(() => {});
  const { stream, said } = aStream('kim', { isStarted: false, waiting: [] });
  hub.add(stream);
  hub.deliver({ id: 'couple', event: 'here', data: '[]' });
  hub.beat();
  expect(said).toEqual([]);
  hub.start(stream, 'snapshot');
  hub.deliver({ id: 'couple', event: 'room', data: 'null' });
  expect(said).toEqual(['snapshot', 'event: here\ndata: []\n\n', 'event: room\ndata: null\n\n']);
});

test('a phone in a room that shows no sign of life is found; a quiet page elsewhere is left alone', () => {
  const hub = streamHub(() => {});
  const lost = aStream('kim').stream;
  const seen = aStream('robin', { seenAt: MINUTE_MS - 5_000 }).stream;
  const elsewhere = aStream('robin', { isInRoom: false }).stream;
  for (const stream of [lost, seen, elsewhere]) hub.add(stream);
  expect(hub.silent(MINUTE_MS)).toEqual([lost]);
});

test('nothing of one couple reaches another', () => {
  const hub = streamHub(() => {});
  const ours = aStream('kim');
  const theirs = aStream('stranger', { coupleId: 'other' });
  hub.add(ours.stream);
  hub.add(theirs.stream);
  hub.deliver({ id: 'couple', event: 'room', data: 'null' });
  expect(ours.said).toHaveLength(1);
  expect(theirs.said).toEqual([]);
});

test('a stream that has gone leaves nothing behind, and is reported once', () => {
  const gone: Stream[] = [];
  const hub = streamHub((stream) => void gone.push(stream));
  const { stream } = aStream('kim');
  hub.add(stream);
  hub.close(stream);
  hub.remove(stream);
  expect(gone).toEqual([stream]);
  expect([hub.couples(), [...hub.all()], hub.find(stream.id)]).toEqual([[], [], null]);
});

test('of too many pages, the oldest outside the room gives way first, and the room’s last', () => {
  const hub = streamHub(() => {});
  const room = aStream('kim');
  const pages = Array.from({ length: 4 }, () => aStream('kim', { isInRoom: false }));
  const rooms = Array.from({ length: 4 }, () => aStream('kim'));
  const added = [room, ...pages, ...rooms];
  for (const { stream } of added) hub.add(stream);
  expect(pages.every(({ said }) => said.at(-1) === 'end')).toBe(true);
  expect(room.said).toEqual(['event: replaced\ndata: null\n\n', 'end']);
  expect([...hub.all()]).toEqual(rooms.map(({ stream }) => stream));
});

test('a page that is replaced before its answer began is told so once it has', () => {
  const hub = streamHub(() => {});
  const opening = aStream('kim', { isStarted: false, waiting: [] });
  hub.add(opening.stream);
  for (let count = 0; count < 4; count++) hub.add(aStream('kim').stream);
  expect(opening.said).toEqual([]);
  hub.start(opening.stream, 'snapshot');
  expect(opening.said).toEqual(['snapshot', 'event: replaced\ndata: null\n\n', 'end']);
});
