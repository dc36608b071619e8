import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { SERVICE_WORKER } from '../../contract/offline/service-worker.ts';
import { test as base } from './fixtures.ts';

/** Tests with a service worker. `app` is the address for the browser, in front of the app. */
export const test = base.extend<{ app: Awaited<ReturnType<typeof deployments>> }>({
  serviceWorkers: 'allow',
  app: async ({ baseURL }, use) => {
    const app = await deployments(baseURL ?? '');
    await use(app);
    app.close();
  },
});

/** Waits until the service worker has all files and answers for this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Lists the addresses that this page's worker keeps, without origin. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });
}

/** Lets the browser look for a new worker, and waits until it is active. */
export async function updatedWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

export function pageBuild(page: Page): Promise<string | null> {
  return page.locator('meta[name="build"]').getAttribute('content');
}

/** Headers that ask for less than the whole text, which may be changed on the way. */
const NOT_PASSED = ['accept-encoding', 'if-none-match', 'if-modified-since'] as const;

type Answered = { status: number; body: string; type?: string };

/**
 * Starts an address in front of the app. Counts requests, and can switch to another build: the same
 * files under another build name, as after a small deploy.
 */
export async function deployments(baseURL: string) {
  const target = new URL(baseURL);
  const asked: string[] = [];
  const instead = new Map<string, Answered>();
  const held = new Set<string>();
  let isAway = false;
  let refusal: number | null = null;
  let build: { of: string; to: string } | null = null;
  let script = '';

  const proxy = http.createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (isAway) return void request.socket.destroy();
    if (refusal !== null) return void response.writeHead(refusal).end();
    if (held.has(path)) return;
    const given = instead.get(path);
    if (given) {
      const { status, body, type = 'text/plain' } = given;
      return void response.writeHead(status, { 'content-type': type }).end(body);
    }
    const headers = { ...request.headers, host: target.host };
    for (const name of NOT_PASSED) delete headers[name];
    // Set the app's own origin, because the app accepts no other.
    if (headers.origin) headers.origin = target.origin;
    const options = { path, method: request.method, headers };
    const passed = http.request(target, options, async (answer) => {
      const isText = /html/.test(answer.headers['content-type'] ?? '') || path === SERVICE_WORKER;
      const { 'content-length': _, ...kept } = answer.headers;
      if (script && kept['content-security-policy']) {
        const hash = createHash('sha256').update(script).digest('base64');
        kept['content-security-policy'] = String(kept['content-security-policy']).replace(
          "script-src 'self'",
          `$& 'sha256-${hash}'`,
        );
      }
      response.writeHead(answer.statusCode ?? 502, isText ? kept : answer.headers);
      // End the response if the app's answer breaks off, so that the browser does not wait.
      answer.on('error', () => response.destroy());
      if (!isText) return void answer.pipe(response);
      const answered = await text(answer).catch(() => '');
      const body = script
        ? answered.replace('<head>', () => `<head><script>${script}</script>`)
        : answered;
      response.end(build ? body.replaceAll(build.of, build.to) : body);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    asked,
    /** Answers an address with something else from now on. Null restores the app's answer. */
    answerInstead(path: string, answer: Answered | null) {
      if (answer) instead.set(path, answer);
      else instead.delete(path);
    },
    /** Never answers an address. */
    hold: (path: string) => held.add(path),
    /** Answers nothing and ends requests under way, as during a restart. False restores. */
    away(isGone: boolean) {
      isAway = isGone;
      if (isGone) proxy.closeAllConnections();
    },
    /** Answers everything with this status, as a proxy does during a restart. */
    refuse(status: number | null) {
      refusal = status;
      if (status !== null) proxy.closeAllConnections();
    },
    /** Begins every page with one more script, for browsers that cannot be told to. */
    addScript(source: string) {
      script += source;
    },
    async deploy(to: string) {
      const html = await (await fetch(new URL('/login', target))).text();
      const [, of = ''] = /<meta name="build" content="([^"]+)">/.exec(html) ?? [];
      build = { of, to };
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
