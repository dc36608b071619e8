import { eq } from 'drizzle-orm';
import type { Session } from '../../contract/training/sessions.ts';
import { memberByEmail } from '../auth/member-queries.ts';
import { couples } from '../db/tables/couples.ts';
import type { Visitor } from './factories.ts';
import type { TestApp } from './test-app.ts';

const MINUTE_MS = 60_000;

/** Makes a couple premium, skipping the payment. */
export async function makePremium(test: TestApp, email: string): Promise<void> {
  await setSubscription(test, email, 'active');
}

/** Ends premium, without a reason. */
export async function endPremium(test: TestApp, email: string): Promise<void> {
  await setSubscription(test, email, 'canceled');
}

type Status = NonNullable<(typeof couples.$inferInsert)['subscriptionStatus']>;

async function setSubscription({ deps }: TestApp, email: string, status: Status): Promise<void> {
  const member = await memberByEmail(deps.db, deps.identities, email);
  await deps.db
    .update(couples)
    .set({ subscriptionStatus: status })
    .where(eq(couples.id, member?.coupleId ?? ''));
}

type Training = { workoutId?: number; minutes?: number; zone?: string };

/** Starts a workout, lets its minutes pass and completes it. */
export async function train(
  test: TestApp,
  who: Visitor,
  { workoutId = 101, minutes = 10, zone = 'UTC' }: Training = {},
) {
  const started = await who.post('/api/sessions', { workoutId, partnerId: null });
  if (started.status !== 201) return started;
  test.pass(minutes * MINUTE_MS);
  const { id } = started.body as Session;
  const completion = completionNow(test, minutes);
  return who.request('PATCH', `/api/sessions/${id}`, completion, { 'x-time-zone': zone });
}

export function completionNow(test: TestApp, minutes = 10) {
  return {
    completedAt: test.deps.now().toISOString(),
    duration: minutes,
    caloriesBurned: minutes * 8,
  };
}
