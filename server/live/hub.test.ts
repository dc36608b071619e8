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
    waiting: null,
    write: (text) => void said.push(text),
    end: () => void said.push('end'),
    ...changes,
  };
  return { stream, said };
}

test('what happens while a snapshot is read comes after it', () => {
  const hub = streamHub();
  const { stream, said } = aStream('kim', { waiting: [] });
  hub.add(stream);
  hub.deliver({ id: 'couple', event: 'here', data: '[]' });
  hub.beat();
  expect(said).toEqual([]);
  hub.start(stream, 'snapshot');
  hub.deliver({ id: 'couple', event: 'room', data: 'null' });
  expect(said).toEqual(['snapshot', 'event: here\ndata: []\n\n', 'event: room\ndata: null\n\n']);
});

test('a phone in a room that shows no sign of life is found; a quiet page elsewhere is left alone', () => {
  const hub = streamHub();
  const lost = aStream('kim').stream;
  const seen = aStream('robin', { seenAt: MINUTE_MS - 5_000 }).stream;
  const elsewhere = aStream('robin', { isInRoom: false }).stream;
  for (const stream of [lost, seen, elsewhere]) hub.add(stream);
  expect(hub.silent(MINUTE_MS)).toEqual([lost]);
});

test('nothing of one couple reaches another', () => {
  const hub = streamHub();
  const ours = aStream('kim');
  const theirs = aStream('stranger', { coupleId: 'other' });
  hub.add(ours.stream);
  hub.add(theirs.stream);
  hub.deliver({ id: 'couple', event: 'room', data: 'null' });
  expect(ours.said).toHaveLength(1);
  expect(theirs.said).toEqual([]);
});

test('a stream that has gone leaves nothing behind', () => {
  const hub = streamHub();
  const { stream } = aStream('kim');
  hub.add(stream);
  hub.remove(stream);
  expect([hub.couples(), [...hub.all()], hub.find(stream.id)]).toEqual([[], [], null]);
});
