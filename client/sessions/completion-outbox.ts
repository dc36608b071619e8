import type { Completion } from '../../contract/sessions.ts';
import { readLocal, writeLocal } from '../lib/web-storage.ts';

export type UnsentCompletion = { sessionId: string; completion: Completion };

function isOutbox(value: unknown): value is readonly UnsentCompletion[] {
  return Array.isArray(value) && value.every(isUnsentCompletion);
}

function isUnsentCompletion(value: unknown): value is UnsentCompletion {
  const { sessionId, completion } = Object(value) as Partial<UnsentCompletion>;
  const { completedAt, duration, caloriesBurned } = Object(completion) as Partial<Completion>;
  return (
    typeof sessionId === 'string' &&
    typeof completedAt === 'string' &&
    Number.isInteger(duration) &&
    Number.isInteger(caloriesBurned)
  );
}

const listeners = new Set<() => void>();
/** What was written last, for browsers that forbid storage. */
const written = new Map<string, readonly UnsentCompletion[]>();

const keyOf = (userId: string) => `completions:${userId}`;

/** The workouts that this member finished in this browser and that the server does not have yet. */
export function unsentCompletions(userId: string): readonly UnsentCompletion[] {
  return readLocal(keyOf(userId), isOutbox) ?? written.get(userId) ?? [];
}

export function addToOutbox(userId: string, unsent: UnsentCompletion): void {
  write(userId, [...without(userId, unsent.sessionId), unsent]);
}

export function removeFromOutbox(userId: string, sessionId: string): void {
  write(userId, without(userId, sessionId));
}

function without(userId: string, sessionId: string): UnsentCompletion[] {
  return unsentCompletions(userId).filter((unsent) => unsent.sessionId !== sessionId);
}

function write(userId: string, outbox: readonly UnsentCompletion[]): void {
  written.set(userId, outbox);
  writeLocal(keyOf(userId), outbox);
  for (const listener of listeners) listener();
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have sent a completion.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
