import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Call } from './stripe-answers.ts';
import { type StripeLedger, stripeLedger } from './stripe-ledger.ts';

export const STRIPE_KEYS = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double',
  priceId: 'price_premium',
};

/**
 * Network conditions of a request: no connection, an answer of 500, or an answer lost on its way.
 */
export type Weather =
  | 'fair'
  | 'refused'
  | 'failing'
  | 'losing every answer'
  | 'losing the subscription';

/**
 * Simulates the part of Stripe's API that we use, on a local port. Refuses what Stripe refuses: a
 * wrong key, an unknown parameter, an idempotency key reused for another request.
 */
export class StripeDouble {
  readonly calls: Call[] = [];
  weather: Weather = 'fair';
  books: StripeLedger = stripeLedger();
  /** Called before a request is answered, to change something at that moment. */
  before: (call: Call) => void = () => {};
  readonly #answered = new Map<string, { asked: string; answer: Answer }>();
  readonly #server = http.createServer((request, response) => this.#serve(request, response));

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  reset(): void {
    this.calls.length = 0;
    this.weather = 'fair';
    this.before = () => {};
    this.books = stripeLedger();
    this.#answered.clear();
  }

  #serve(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (this.weather === 'refused') return void request.socket.destroy();
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const call = callFrom(request, body);
      const { status, json } = this.#answer(call);
      if (this.#isLost(call)) return request.socket.destroy();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    });
  }

  #isLost({ path }: Call): boolean {
    if (this.weather === 'losing the subscription') return path === '/v1/subscriptions';
    return this.weather === 'losing every answer';
  }

  #answer(call: Call): Answer {
    this.calls.push(call);
    if (this.weather === 'failing') return refusal(500, 'api_error', 'Something broke.');
    if (call.key !== STRIPE_KEYS.secretKey) {
      return refusal(401, 'invalid_request_error', 'Invalid API Key provided.');
    }
    const asked = JSON.stringify([call.method, call.path, call.params]);
    const before = this.#answered.get(call.idempotencyKey ?? '');
    if (before) {
      return before.asked === asked
        ? before.answer
        : refusal(400, 'idempotency_error', 'Keys for idempotent requests can only be used once.');
    }
    this.before(call);
    const answer = this.books.answer(call);
    if (call.idempotencyKey) this.#answered.set(call.idempotencyKey, { asked, answer });
    return answer;
  }
}

function callFrom(request: http.IncomingMessage, body: string): Call {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: pathname,
    params: Object.fromEntries(new URLSearchParams(request.method === 'GET' ? search : body)),
    key: String(request.headers.authorization).replace('Bearer ', ''),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
    version: String(request.headers['stripe-version']),
  };
}

function refusal(status: number, type: string, message: string): Answer {
  return { status, json: { error: { type, message } } };
}
