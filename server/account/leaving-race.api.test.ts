import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DescribedEndpoint } from '../../contract/endpoint.schemas.ts';
import { likelyFor } from '../testing/arbitraries.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { everyRow } from '../testing/leak-markers.ts';
import { leavingOf } from '../testing/leaving.ts';
import { BLINDFOLD, orderOf, put } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';
import { isWholeMatrix } from '../testing/whole-matrix.ts';

const world = testApp({ hasRateLimits: false });
const { amidLeaving } = leavingOf(world);

/** Calls that need no member: those of operators, and those open to anybody. */
const ELSEWHERE = /^\/api\/(admin|desk|sandbox)|\/(leave|register|login|invitation|passwords?)\b/;
const writes = (await contractEndpoints()).filter(
  ({ method, url, isStream }) => method !== 'GET' && !isStream && !ELSEWHERE.test(url),
);

type Write = { method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'; url: string; body: unknown };

/** Makes a body that the call's own schema accepts. */
function bodyFor({ schema }: DescribedEndpoint): unknown {
  const { body } = schema as { body?: { safeParse(value: unknown): { success: boolean } } };
  if (!body) return undefined;
  return fc
    .sample(likelyFor(body), { numRuns: 300, seed: 35 })
    .find((value) => body.safeParse(value).success);
}

const generated = writes.map(
  (endpoint): Write => ({
    method: endpoint.method as Write['method'],
    url: endpoint.url.replace(/:\w+/, '11111111-1111-4111-8111-111111111111'),
    body: bodyFor(endpoint),
  }),
);
const chosen: Write[] = [
  { method: 'POST', url: '/api/sessions', body: { workoutId: 101, partnerId: null } },
  { method: 'POST', url: '/api/journal', body: { content: 'x', isSharedWithPartner: true } },
  { method: 'POST', url: '/api/plan', body: { workoutId: 101, day: '2026-03-13', time: '20:00' } },
];
const all = [...chosen, ...generated].map(
  (write) => [`${write.method} ${write.url}`, write] as const,
);

async function idOf(who: Visitor) {
  return ((await who.get('/api/user')) as { id: string }).id;
}

/** Makes a couple of adults who have trained and have something in the cart. */
async function aBusyCouple() {
  const couple = await aCouple(world);
  for (const who of [couple.robin, couple.kim]) await confirmAdult(who);
  const cart = await put(couple.robin, { item: BLINDFOLD });
  return { ...couple, order: orderOf(cart), id: await idOf(couple.robin) };
}

const some = isWholeMatrix
  ? all
  : all.filter((_write, index) => index < chosen.length || index % 6 === 0);

describe.skipIf(process.env.TEST_DATABASE !== 'postgres').each([
  ['while one of two leaves', false],
  ['while the last one leaves', true],
])('%s', (_when, isLast) => {
  test.each(some)(
    '%s is answered on every other device, and nothing of the leaver is left',
    async (_name, write) => {
      const { robin, kim, form, order, id } = await aBusyCouple();
      if (isLast) await kim.post('/api/account/leave', { password: form.partner2Password });
      const body = write.url === '/api/store/checkout' ? order : write.body;
      const answers = await amidLeaving(
        () => robin.post('/api/account/leave', { password: form.partner1Password }),
        () => Promise.all([robin, kim].map((who) => who.request(write.method, write.url, body))),
      );
      await world.settled();
      for (const { status } of answers ?? []) expect(status).toBeLessThan(500);
      expect(await everyRow(world.database)).not.toContain(id);
    },
  );
});

test('on two devices at once, whichever is first, nothing of the leaver is left', async () => {
  const { robin, kim, form, id } = await aBusyCouple();
  const writing = all.flatMap(([name, { method, url, body }]) =>
    [robin, kim].map(async (who) => ({ name, ...(await who.request(method, url, body)) })),
  );
  const left = await robin.post('/api/account/leave', { password: form.partner1Password });
  const failed = (await Promise.all(writing)).filter(({ status }) => status >= 500);
  expect(failed.map(({ name, status, body }) => ({ name, status, body }))).toEqual([]);
  expect([204, 401]).toContain(left.status);
  await world.settled();
  if (left.status === 204) expect(await everyRow(world.database)).not.toContain(id);
});
