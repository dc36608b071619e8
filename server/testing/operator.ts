import type { InjectOptions } from 'fastify';
import type { TestApp } from './test-app.ts';

export const OPERATOR_TOKEN = 'a token for operators';
/** Headers that a browser sends with a request from our own page. */
export const FROM_OUR_PAGE = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Asking = { test: TestApp; address?: string; cookie?: string; headers?: object };

async function ask(
  { test, address = '203.0.113.77', cookie = '', headers = FROM_OUR_PAGE }: Asking,
  method: Method,
  url: string,
  payload?: unknown,
) {
  const answer = await test.app.inject({
    method,
    url: `/api/desk${url}`,
    remoteAddress: address,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(payload === undefined ? {} : { payload }),
  } as InjectOptions);
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? answer.json() : answer.body;
  return { status: answer.statusCode, body, headers: answer.headers };
}

export function signInToDesk(
  test: TestApp,
  { name = 'Dana', token = OPERATOR_TOKEN, ...asking }: Partial<Asking> & Partial<Credentials> = {},
) {
  return ask({ test, ...asking }, 'POST', '/login', { name, token });
}
type Credentials = { name: string; token: string };

/** Signs an operator in to the desk. */
export async function anOperator(test: TestApp, name = 'Dana') {
  const { status, headers } = await signInToDesk(test, { name });
  if (status !== 200) throw new Error(`The desk answered ${status}.`);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return {
    cookie,
    ask: (method: Method, url: string, body?: unknown, headers?: object) =>
      ask({ test, cookie, ...(headers && { headers }) }, method, url, body),
    get: async (url: string) => (await ask({ test, cookie }, 'GET', url)).body,
  };
}
