import { randomUUID } from 'node:crypto';
import type { CompletedSession, SessionReport } from '../../contract/training/sessions.ts';
import type { Visitor } from './factories.ts';
import type { TestApp } from './test-app.ts';

const MINUTE_MS = 60_000;

type Deed = {
  workoutId?: number;
  minutes?: number;
  /** Milliseconds by which the device's clock is ahead. */
  clockMs?: number;
  timeZone?: string;
};

/** Workout that a phone without network keeps until it can be sent. */
export type Unsent = { id: string; report: Omit<SessionReport, 'sentAt'> };

/** Trains without network: time passes, and nothing is sent. */
export function trainOffline(test: TestApp, deed: Deed = {}): Unsent {
  const { workoutId = 101, minutes = 10, clockMs = 0, timeZone } = deed;
  const clock = () => new Date(test.deps.now().getTime() + clockMs).toISOString();
  const startedAt = clock();
  test.pass(minutes * MINUTE_MS);
  const recentMetrics = { duration: minutes, caloriesBurned: minutes * 8 };
  const report = { workoutId, startedAt, completedAt: clock(), ...recentMetrics };
  return { id: randomUUID(), report: { ...report, ...(timeZone && { timeZone }) } };
}

/** Sends a kept workout, with the current time on the device's clock. */
export async function sendUnsent(test: TestApp, who: Visitor, unsent: Unsent, clockMs = 0) {
  const sentAt = new Date(test.deps.now().getTime() + clockMs).toISOString();
  const body: SessionReport = { ...unsent.report, sentAt };
  const answer = await who.request('PUT', `/api/sessions/${unsent.id}`, body);
  return { status: answer.status, body: answer.body as CompletedSession };
}
