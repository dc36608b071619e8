import assert from 'node:assert/strict';
import { aSignUp } from '../../server/testing/factories.ts';
import { type AppProcess, call, startApp } from '../app-process.ts';
import type { FaultDatabase } from './databases.ts';

const [OLD, NEW] = [
  'the secret until today, and a long one',
  'the secret from now on, and a long one',
];

/**
 * Starts an embedded app with both secrets: the app must serve at once, and change the secret while
 * serving.
 */
export async function changeSecret({ env }: FaultDatabase): Promise<string> {
  const form = aSignUp();
  const { partner1Email: email, partner1Password: password } = form;

  async function expectServed(app: AppProcess) {
    const { status, cookie } = await call(app, '/api/login', { email, password });
    assert.equal(status, 200);
    const { body } = await call(app, '/api/journal', undefined, cookie);
    assert.deepEqual(
      (body as { content: string }[]).map(({ content }) => content),
      ['kept'],
    );
  }
  async function end(app: AppProcess) {
    app.signal('SIGTERM');
    assert.equal(await app.exited, 0);
  }

  const before = await startApp({ ...env, APP_SECRET: OLD });
  const { cookie } = await call(before, '/api/register', form);
  await call(before, '/api/journal', { content: 'kept' }, cookie);
  await end(before);

  const both = { ...env, APP_SECRET: NEW, APP_SECRET_OTHER: OLD, LOG_LEVEL: 'info' };
  const meanwhile = await startApp(both);
  const isChanged = new Promise<void>((resolve) => {
    const look = (line: string) => line.includes('secret changed') && resolve();
    meanwhile.log.onLine(look);
    meanwhile.log.lines.forEach(look);
  });
  await expectServed(meanwhile);
  await isChanged;
  await expectServed(meanwhile);
  await end(meanwhile);

  const after = await startApp({ ...env, APP_SECRET: NEW });
  await expectServed(after);
  await end(after);
  return 'served with both secrets, and then with the new one alone';
}
