import type { Completion } from '../../contract/sessions.ts';
import { readLocal, writeLocal } from '../lib/local-store.ts';

export type KeptCompletion = { sessionId: string; completion: Completion };

function areKept(value: unknown): value is readonly KeptCompletion[] {
  return Array.isArray(value) && value.every(isKept);
}

function isKept(value: unknown): value is KeptCompletion {
  const { sessionId, completion } = Object(value) as Partial<KeptCompletion>;
  const { completedAt, duration, caloriesBurned } = Object(completion) as Partial<Completion>;
  return (
    typeof sessionId === 'string' &&
    typeof completedAt === 'string' &&
    Number.isInteger(duration) &&
    Number.isInteger(caloriesBurned)
  );
}

const NOTHING: readonly KeptCompletion[] = [];
const listeners = new Set<() => void>();
/** What was read last, so that an unchanged outbox is the same object; and all there is where storage is forbidden. */
const known = new Map<string, { text: string; kept: readonly KeptCompletion[] }>();

function keyOf(userId: string): string {
  return `completions:${userId}`;
}

/** The workouts of this person that were finished here and that the server does not have yet. */
export function keptCompletions(userId: string): readonly KeptCompletion[] {
  const before = known.get(userId);
  const kept = readLocal(keyOf(userId), areKept) ?? before?.kept ?? NOTHING;
  const text = JSON.stringify(kept);
  if (before?.text === text) return before.kept;
  known.set(userId, { text, kept });
  return kept;
}

function write(userId: string, kept: readonly KeptCompletion[]): void {
  known.set(userId, { text: JSON.stringify(kept), kept });
  writeLocal(keyOf(userId), kept);
  for (const listener of listeners) listener();
}

export function keepCompletion(userId: string, kept: KeptCompletion): void {
  write(userId, [...without(userId, kept.sessionId), kept]);
}

export function dropCompletion(userId: string, sessionId: string): void {
  write(userId, without(userId, sessionId));
}

function without(userId: string, sessionId: string): KeptCompletion[] {
  return keptCompletions(userId).filter((one) => one.sessionId !== sessionId);
}

export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have delivered it.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
