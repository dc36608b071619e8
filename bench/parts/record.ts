import type { LightMyRequestResponse } from 'fastify';
import { type Statement, sqlRecorder } from '../../server/testing/sql-recorder.ts';
import type { Caller } from './callers.ts';
import type { HotCall } from './hot-calls.ts';
import { BROWSER_HEADERS, type Request } from './http-load.ts';
import type { InProcess } from './in-process-app.ts';

/** Request, the statements that the app ran for it, and the answer. */
export type Exchange = {
  method: string;
  path: string;
  cookie: string;
  /** Key that seals the words of the caller's journal. */
  coupleKey: Buffer;
  statements: Statement[];
  /** Values of the same call just before. Any id that is not among them belongs to a new row. */
  before: unknown[];
  status: number;
  headers: Record<string, string>;
  /** Body from the app: text, or bytes if compressed. */
  body: string | Buffer;
};

/** Headers that a server writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

/** Records a call of the app for a caller, so that the floor server can do exactly the same. */
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
  // Run the call twice: keys are loaded and cached the first time, and a comparison shows which
  // values are new.
  await call.run(ask, cookie);
  for (const { statements } of exchanges)
    before.push(...statements.flatMap(({ values }) => values));
  exchanges.length = 0;
  await call.run(ask, cookie);
  return exchanges;
}
