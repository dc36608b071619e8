import type { LightMyRequestResponse } from 'fastify';
import { type Statement, sqlRecorder } from '../../server/testing/sql-recorder.ts';
import type { Caller } from './callers.ts';
import type { HotCall } from './hot-calls.ts';
import { BROWSER_HEADERS, type Request } from './http-load.ts';
import type { InProcess } from './in-process-app.ts';

/** One request, what the app asked of the database for it, and what it answered. */
export type Exchange = {
  method: string;
  path: string;
  cookie: string;
  /** What the words of the caller's journal are sealed with. */
  coupleKey: Buffer;
  statements: Statement[];
  /** The values of the same call just before: an id that is not among them is a new row's. */
  before: unknown[];
  status: number;
  headers: Record<string, string>;
  /** As the app hands it over: text, or bytes where it is compressed. */
  body: string | Buffer;
};

/** Headers that a server writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

/** Watches the app do a call for a caller, so that the floor can do exactly the same. */
export async function recordCall(
  { app, deps }: InProcess,
  call: HotCall,
  { cookie, coupleId }: Caller,
): Promise<Exchange[]> {
  const coupleKey = (await deps.coupleKeys(coupleId)).export();
  const exchanges: Exchange[] = [];
  const before: unknown[] = [];
  const ask = async ({ method, path, body }: Request) => {
    let answer: LightMyRequestResponse | undefined;
    const statements = await sqlRecorder(async () => {
      answer = await app.inject({
        method,
        url: path,
        headers: { ...BROWSER_HEADERS, cookie },
        ...(body ? { payload: body } : {}),
      });
      await deps.background.idle();
    });
    if (!answer) throw new Error(`${call.name} was not answered.`);
    if (answer.statusCode > 299) throw new Error(`${call.name} answered ${answer.body}`);
    const headers = Object.entries(answer.headers).filter(([name]) => !OWN.has(name));
    exchanges.push({
      method,
      path,
      cookie,
      coupleKey,
      statements,
      before,
      status: answer.statusCode,
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: answer.headers['content-encoding'] ? answer.rawPayload : answer.body,
    });
    return { body: answer.rawPayload };
  };
  // Twice: keys are looked up the first time and kept, and what is new each time shows.
  await call.run(ask, cookie);
  for (const { statements } of exchanges)
    before.push(...statements.flatMap(({ values }) => values));
  exchanges.length = 0;
  await call.run(ask, cookie);
  return exchanges;
}
