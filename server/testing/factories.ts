import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { SignUp } from '../../contract/auth/auth.ts';
import type { TestApp } from './test-app.ts';

export type Answer = { status: number; body: unknown; headers: Record<string, unknown> };

/** Member with a browser: keeps cookies and speaks JSON. */
export class Visitor {
  readonly #test: TestApp;
  readonly #address: string;
  cookie = '';
  /** Identifies the browser during a passkey request. Set with the first challenge. */
  browserCookie = '';
  /** Tells who has signed in with this browser. Survives sign-outs. */
  knownCookie = '';

  constructor(test: TestApp, address = '203.0.113.1') {
    this.#test = test;
    this.#address = address;
  }

  async request(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [this.cookie, this.browserCookie, this.knownCookie].filter(Boolean).join('; ');
    const answer = await this.#test.app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    } as InjectOptions);
    const setCookies = [answer.headers['set-cookie'] ?? []].flat();
    const given = (name: RegExp) => setCookies.find((set) => name.test(set))?.split(';')[0];
    this.cookie = given(/^(__Host-)?login=/) ?? this.cookie;
    this.browserCookie = given(/^(__Host-)?passkeys=/) ?? this.browserCookie;
    this.knownCookie = given(/^(__Host-)?known=/) ?? this.knownCookie;
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
    };
  }

  /** Downloads a file. Null unless the answer is 200. */
  async download(url: string): Promise<Buffer | null> {
    const answer = await this.#test.app.inject({ url, headers: { cookie: this.cookie } });
    return answer.statusCode === 200 ? answer.rawPayload : null;
  }

  async get(url: string): Promise<unknown> {
    return (await this.request('GET', url)).body;
  }

  async post(url: string, payload?: unknown): Promise<Answer> {
    return this.request('POST', url, payload);
  }
}

export function aSignUp(changes: Partial<SignUp> = {}): SignUp {
  const unique = randomUUID().slice(0, 8);
  return {
    partner1Name: 'Robin Castle',
    partner1Email: `robin-${unique}@example.org`,
    partner1Phone: '+1 555 0100',
    partner1Password: 'a quiet evening',
    partner2Name: 'Kim',
    partner2Email: `kim-${unique}@example.org`,
    partner2Phone: '+1 555 0101',
    partner2Password: 'another evening',
    ...changes,
  };
}

/** Signs up a couple, each partner signed in on their own phone. */
export async function aCouple(test: TestApp, changes: Partial<SignUp> = {}) {
  const form = aSignUp(changes);
  const robin = new Visitor(test);
  const made = await robin.post('/api/register', form);
  if (made.status !== 201) throw new Error(`Sign-up answered ${made.status}.`);
  const kim = new Visitor(test);
  await kim.post('/api/login', { email: form.partner2Email, password: form.partner2Password });
  return { robin, kim, form };
}

/**
 * Requests a link to an address and uses it, as only the owner can. The visitor is signed in
 * afterwards.
 */
export async function proveAddress(test: TestApp, who: Visitor, email: string, password: string) {
  await who.post('/api/password/forgot', { email });
  await test.settled();
  const mailed = test.sentMail.findLast(({ to }) => to === email)?.text;
  const token = mailed?.match(/choose-password#([\w-]{64})/)?.[1];
  const chosen = await who.post('/api/password/choose', { token, password });
  if (chosen.status !== 200) throw new Error(`The link answered ${chosen.status}.`);
}
