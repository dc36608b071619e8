import http from 'node:http';
import { text } from 'node:stream/consumers';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';
/** Part of an answer that tells whether a request was carried out. */
export type Answer = { status: number; body: unknown; cookie: string };
type Sent = { body?: unknown; cookie?: string };

/**
 * Time after which a call without an answer counts as lost, so that a fault cannot hang its own
 * test.
 */
const MAX_WAIT_MS = 60_000;
const agent = new http.Agent({ keepAlive: true });

/** Error for a request that the app accepted and never answered. */
export class CutOff extends Error {}

/**
 * Sends a request over connections that stay open, as browsers do. Each request first asks to
 * continue: the app's "100 Continue" tells an accepted request from one that met a closing server.
 */
export async function request(
  base: string,
  method: Method,
  path: string,
  { body, cookie = '' }: Sent = {},
): Promise<Answer> {
  let isTaken = false;
  try {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const sent = http.request(new URL(path, base), {
        agent,
        method,
        signal: AbortSignal.timeout(MAX_WAIT_MS),
        headers: { cookie, expect: '100-continue', ...headersOf(method, body) },
      });
      sent.on('continue', () => {
        isTaken = true;
        sent.end(textOf(body));
      });
      sent.on('response', resolve).on('error', reject);
    });
    const said = await text(answer);
    const isJson = answer.headers['content-type']?.startsWith('application/json');
    return {
      status: answer.statusCode ?? 0,
      body: isJson ? JSON.parse(said) : said,
      cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    };
  } catch (error) {
    throw isTaken ? new CutOff(`${method} ${path} was cut off`, { cause: error }) : error;
  }
}

function textOf(body: unknown): string {
  return body === undefined ? '' : JSON.stringify(body);
}

function headersOf(method: Method, body: unknown): http.OutgoingHttpHeaders {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'content-length': Buffer.byteLength(textOf(body)) }),
  };
}
