import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { build } from '../scripts/prepare.mjs';
import { aSignUp } from '../server/testing/factories.ts';
import { tempDirectoryOfFile } from '../server/testing/temp-directory.ts';
import { type AppProcess, startApp } from './app-process.ts';

const BUILDING_MS = 300_000;
beforeAll(build, BUILDING_MS);
/** Set a long timeout, because machines are shared. */
vi.setConfig({ testTimeout: 300_000 });
const dataDir = tempDirectoryOfFile();
/** Number of guesses under way at any moment. */
const AT_ONCE = 200;

async function post(app: AppProcess, pathname: string, body: object, address: string, cookie = '') {
  const answer = await fetch(new URL(pathname, app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  const known = cookies.find((text) => text.startsWith('known=')) ?? '';
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), known };
}

test('a spray from many networks is turned away, and members sign in meanwhile', async () => {
  const app = await startApp({ DATA_DIR: dataDir(), TRUST_PROXY: 'true' });
  onTestFinished(async () => {
    app.signal('SIGKILL');
    await app.exited;
  });
  const form = aSignUp();
  const { known } = await post(app, '/api/register', form, '203.0.113.1');
  const right = { email: form.partner1Email, password: form.partner1Password };

  const answers: { status: number; retryAfter: string | null }[] = [];
  let isOver = false;
  let guesses = 0;
  const spray = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      const index = guesses++;
      const network = `198.18.${(index >> 8) & 255}.${index & 255}`;
      const guess = { email: `member-${index}@example.org`, password: 'a guess' };
      answers.push(await post(app, '/api/login', guess, network));
    }
  });
  const compared = () => answers.filter(({ status }) => status === 401).length;
  await vi.waitUntil(() => answers.length > AT_ONCE, { timeout: 120_000 });
  const comparedMeanwhile: number[] = [];
  for (let time = 0; time < 5; time++) {
    const before = compared();
    const answer = await post(app, '/api/login', right, '203.0.113.1', known);
    expect(answer).toMatchObject({ status: 200 });
    comparedMeanwhile.push(compared() - before);
  }
  isOver = true;
  await Promise.all(spray);

  const refused = answers.filter(({ status }) => status === 503);
  expect(compared()).toBe(answers.length - refused.length);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
  // Expect that a member waits for only a few of the guesses under way.
  expect(comparedMeanwhile.toSorted((a, b) => a - b)[2]).toBeLessThan(AT_ONCE / 4);
});
