import type { BrowserContext, Request } from '@playwright/test';

const BODY_ID = 'x-test-body';
const bodies = new Map<string, string>();

type Telling = { tellBody: (id: string, body: string) => Promise<void> };

/**
 * Reports bodies of requests from the page before they are sent, because Firefox does not give them
 * to Playwright.
 */
export async function tellBodies(context: BrowserContext): Promise<void> {
  await context.exposeFunction('tellBody', (id: string, body: string) => {
    bodies.set(id, body);
  });
  await context.addInitScript((header) => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      if (typeof init?.body !== 'string') return send(input, init);
      const id = crypto.randomUUID();
      await (window as unknown as Telling).tellBody(id, init.body);
      const headers = new Headers(init.headers);
      headers.set(header, id);
      return send(input, { ...init, headers });
    };
  }, BODY_ID);
}

/** Returns the body of a request, in every browser of tests. */
export function bodyOf(request: Request): string | null {
  return request.postData() ?? bodies.get(request.headers()[BODY_ID] ?? '') ?? null;
}
