import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedDraft } from './drafts.ts';
import { moveFromVersionBefore } from './move-version-before.ts';
import { storedAnswers, storedMember } from './offline-store.ts';
import { loadOutbox, outboxOf } from './outbox.ts';
import { isClosed } from './outbox-item.ts';
import { anAuthor, signIn, type TestAuthor } from './test-author.ts';
import { openTypedWords } from './typed-words.ts';
import { isVersionBeforeHere } from './version-before.ts';

const WORDS = { title: '', content: 'Rain', mood: '', isSharedWithPartner: false };
const DRAFT_KEY = btoa('k'.repeat(32));

let robin: TestAuthor;
beforeEach(async () => {
  localStorage.clear();
  robin = await anAuthor();
});

/** Seals as device/sealing.ts of the version before did. */
async function seal(key: CryptoKey, name: string, value: unknown): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(name);
  const words = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, words);
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]);
}

/** Fills the database of the version before, as a phone still has it. */
async function fill(values: Readonly<Record<string, unknown>>) {
  const algorithm = { name: 'AES-GCM', length: 256 };
  const key = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
  const database = await openDB('personal', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('members', { keyPath: 'id' });
      fresh.createObjectStore('values', { keyPath: ['memberId', 'name'] });
    },
  });
  await database.put('members', { id: robin.id, key, keyId: 'one' });
  for (const [name, value] of Object.entries(values)) {
    await database.put('values', {
      memberId: robin.id,
      name,
      sealed: await seal(key, name, value),
    });
  }
  database.close();
  localStorage.setItem('hasPersonalStore', 'true');
}

const itemBefore = (kind: string, payload: unknown, hour = 20) => {
  const id = crypto.randomUUID();
  const when = { doneAt: `2026-11-17T${hour}:00:00.000Z`, timeZone: 'UTC' };
  return { id, kind, payload, ...when, refusal: null };
};

async function leftBefore(): Promise<number> {
  const database = await openDB('personal');
  const count = await database.count('values');
  database.close();
  return count;
}

test('what waited and was kept under the version before is brought over, then removed', async () => {
  const entry = itemBefore('entry', { words: WORDS });
  const challenge = itemBefore('challenge', { challengeId: 'long-lean' }, 21);
  await fill({
    [`outbox:${entry.id}`]: entry,
    [`outbox:${challenge.id}`]: challenge,
    'answer:["/api/progress"]': { queryKey: ['/api/progress'], data: { a: 1 }, updatedAt: 5 },
  });
  signIn(robin);
  expect(isVersionBeforeHere(robin.id)).toBe(true);
  await moveFromVersionBefore(robin.id);
  await loadOutbox(robin.id);
  expect(outboxOf(robin.id)).toMatchObject([
    { id: entry.id, kind: 'entry', payload: WORDS, doneAt: entry.doneAt },
    { id: challenge.id, payload: { challengeId: 'long-lean' } },
  ]);
  expect(await storedMember()).toBe(robin.id);
  expect(await storedAnswers(robin.id)).toMatchObject([{ data: { a: 1 }, updatedAt: 5 }]);
  expect(await leftBefore()).toBe(0);
  expect(isVersionBeforeHere(robin.id)).toBe(false);
});

test('what a lock had sealed in the browser opens with the key of then, and is sealed anew', async () => {
  const bytes = Uint8Array.from(atob(DRAFT_KEY), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt']);
  const textOf = async (name: string, content: string) => {
    const value = { draft: { ...WORDS, content }, base: WORDS };
    return `sealed:${btoa(String.fromCharCode(...(await seal(key, name, value))))}`;
  };
  const waiting = itemBefore('entry', null);
  const [unfinished, sealedWords] = [
    `journal:${robin.id}:new`,
    `journal:${robin.id}:${waiting.id}`,
  ];
  localStorage.setItem(`draft:${unfinished}`, await textOf(unfinished, 'Unfinished'));
  localStorage.setItem(`draft:${sealedWords}`, await textOf(sealedWords, 'Waiting'));
  await fill({ [`outbox:${waiting.id}`]: { ...waiting, payload: { draftName: sealedWords } } });

  signIn(robin, { isLocked: false });
  await moveFromVersionBefore(robin.id);
  await loadOutbox(robin.id);
  expect(outboxOf(robin.id).every(isClosed)).toBe(true);
  // Without the key, the sealed draft stays as it is.
  expect(localStorage.getItem(`draft:${unfinished}`)).toMatch(/^sealed:/);
  await openTypedWords(robin.id, { ...robin.keys, draftKey: DRAFT_KEY });
  expect(outboxOf(robin.id)).toMatchObject([{ payload: { content: 'Waiting' } }]);
  const isAny = (_: unknown): _ is unknown => true;
  expect(savedDraft(unfinished, isAny)).toMatchObject({ draft: { content: 'Unfinished' } });
  await vi.waitFor(() => expect(localStorage.getItem(`draft:${unfinished}`)).toMatch(/^sealed2:/), {
    timeout: 30_000,
  });
  // The draft is gone, because the outbox holds its words now.
  expect(localStorage.getItem(`draft:${sealedWords}`)).toBeNull();
});

test('the cart, a stopped session and a red signal of then are brought over', async () => {
  const line = { item: 'a', quantity: 1, isSurprise: false };
  const [key, session, commandId] = [1, 2, 3].map(() => crypto.randomUUID());
  const command = { type: 'stop', roomId: crypto.randomUUID(), commandId };
  localStorage.setItem(`draft:cart:${robin.id}`, JSON.stringify([{ key, lines: [line] }]));
  localStorage.setItem(`dropped:${robin.id}`, JSON.stringify([session]));
  localStorage.setItem('unsent-stop', JSON.stringify({ me: robin.id, command }));
  signIn(robin);
  await moveFromVersionBefore(robin.id);
  await loadOutbox(robin.id);
  const items = outboxOf(robin.id).map(({ id, kind, payload }) => [id, kind, payload]);
  expect(items[0]).toEqual([commandId, 'stop', command]);
  expect(items).toHaveLength(3);
  expect(items).toContainEqual([key, 'addition', { lines: [line] }]);
  expect(items).toContainEqual([session, 'drop', {}]);
  expect(isVersionBeforeHere(robin.id)).toBe(false);
});
