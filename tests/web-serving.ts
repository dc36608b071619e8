import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../contract/pages.ts';
import { firstStepUrl } from '../contract/workouts/workouts.ts';
import { type AppProcess, startApp } from './app-process.ts';

const STARTING_MS = 180_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HELD = { cookie: 'login=whatever' };

type Headers = Record<string, string>;
type Answer = { status: number; headers: http.IncomingHttpHeaders; bytes: Buffer; text: string };

/** Tests how the built web app is served. Call this in a file that has built the app. */
export function webServingTests(dataDir: () => string) {
  let app: AppProcess;
  beforeAll(async () => {
    // Set a token, without which there is no desk.
    app = await startApp({ DATA_DIR: dataDir(), ADMIN_TOKEN: randomUUID() });
  }, STARTING_MS);
  afterAll(async () => {
    app.signal('SIGTERM');
    await app.exited;
  }, STARTING_MS);

  /** Sends a request over plain HTTP, so that nothing is decompressed, followed or normalized. */
  async function ask(path: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
    const request = http.request(new URL(app.url), { path, headers, method }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const bytes = Buffer.concat(await response.toArray());
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      bytes,
      text: bytes.toString(),
    };
  }

  async function firstCallsOf(page: string, headers: Headers): Promise<(string | undefined)[]> {
    const { text } = await ask(page, headers);
    const links = text.matchAll(/rel="preload" as="fetch" [^>]*href="([^"]+)"/g);
    return Array.from(links, ([, url]) => url);
  }

  async function assets(): Promise<string[]> {
    const { text } = await ask('/');
    const found = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    expect(found.some((url) => url.endsWith('.js'))).toBe(true);
    expect(found.some((url) => url.endsWith('.css'))).toBe(true);
    return found;
  }

  test('every page names all files that it needs, and none that is not there', async () => {
    for (const page of Object.values(PAGES)) {
      const { text } = await ask(page.replace(':section', 'you').replace(/:\w+/, '101'), HELD);
      const named = [...text.matchAll(/rel="modulepreload" [^>]*href="([^"]+)"/g)];
      const files = named.map(([, file = '']) => file);
      expect(files.length, page).toBeGreaterThan(3);
      expect(new Set(files).size, page).toBe(files.length);
      for (const file of files) expect((await ask(file)).status, file).toBe(200);
    }
  });

  test.each([
    ['/workout/cardio', '/api/workouts/category/cardio'],
    ['/bedroom', '/api/workouts/category/bedroom'],
    ['/workout/204', '/api/workouts/204'],
    ['/store', '/api/store/products'],
  ])('a member’s %s names the picture that it shows first', async (page, call) => {
    const { text } = await ask(page, HELD);
    const [, picture = ''] = /rel="preload" as="image" [^>]*href="([^"]+)"/.exec(text) ?? [];
    const [first] = [JSON.parse((await ask(call)).text)].flat();
    const firstStep = page === '/workout/204' ? firstStepUrl(first) : null;
    expect(firstStep ?? first.imageUrl ?? first.image).toBe(picture);
    expect((await ask(picture)).headers['content-type']).toContain('image/svg+xml');
    expect((await ask(page)).text).not.toContain('as="image"');
  });

  test.each([
    ['/workout/cardio', '/api/workouts/category/cardio'],
    ['/workout/204', '/api/workouts/204'],
    ['/store', '/api/store/products'],
  ])('%s names the calls that it makes first', async (page, call) => {
    expect((await ask(call)).status).toBe(200);
    expect(await firstCallsOf(page, HELD)).toEqual(['/api/user', call]);
    expect(await firstCallsOf(page, {})).toEqual([call]);
    const known = { cookie: `${HELD.cookie}; zone=Europe%2FBerlin` };
    const [, ofCouple, ...others] = await firstCallsOf(page, known);
    expect([ofCouple?.split('?')[0], ...others]).toEqual(['/api/page-data', call]);
  });

  test.each([
    ['/', '/api/home'],
    ['/progress', '/api/progress/page'],
    ['/plan', '/api/page-data'],
  ])('%s names its one call, for a device whose days are known', async (page, call) => {
    expect(await firstCallsOf(page, HELD)).toEqual(['/api/user']);
    for (const known of ['zone=Europe%2FBerlin', 'look=system.plain.Europe/Berlin']) {
      const cookie = `${HELD.cookie}; ${known}`;
      expect(await firstCallsOf(page, { cookie })).toEqual(['/api/user', call]);
      expect(await firstCallsOf(page, { cookie: known })).toEqual([]);
    }
  });

  test('a page that is drawn by script begins with a splash', async () => {
    for (const page of ['/journal', '/workout/cardio', '/workout/204', '/workout/999999']) {
      const { text } = await ask(page, HELD);
      expect([page, text.includes('class="splash')]).toEqual([page, true]);
    }
  });

  test('a stranger at / gets the finished front page', async () => {
    const { status, headers, text } = await ask('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="en" data-prerendered>');
    expect(text).not.toContain('<div id="root"></div>');
    expect(text).toMatch(/<a [^>]*href="\/signup"/);
    expect(text).toMatch(/<a [^>]*href="\/login"/);
  });

  test('a browser that holds a login gets no landing page, so that nothing flashes by', async () => {
    const { status, text } = await ask('/', HELD);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en" data-login="held">');
    expect(text).toContain('<div id="root"></div>');
  });

  test('every screen has its address, for strangers and for members', async () => {
    for (const page of Object.values(PAGES)) {
      const path = page
        .replace(':id', 'partner-stretch')
        .replace(':number', '101')
        .replace(':section', 'you');
      for (const headers of [{}, HELD]) {
        const { status, text } = await ask(path, headers);
        expect([path, status]).toEqual([path, 200]);
        expect(text).toContain('<!doctype html>');
      }
    }
  });

  test('an unknown address is 404 and still the app', async () => {
    for (const path of ['/no-such-page', '/journal/no/such', '/index.html', '/manifest.json']) {
      const { status, headers, text } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain('<div id="root"></div>');
    }
  });

  test('an unknown file or call is 404 and no page', async () => {
    for (const path of ['/assets/unknown.js', '/assets/', '/api/unknown', '/api', '/api?x=1']) {
      const { status, headers, text } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(text)).toEqual({ message: 'There is nothing here.' });
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
    }
  });

  test('nothing outside the web app can be reached', async () => {
    for (const path of [
      '/../server/main.js',
      '/assets/../../server/main.js',
      '/%2e%2e/server/main.js',
      '/assets/..%2f..%2fserver%2fmain.js',
    ]) {
      const { status, text } = await ask(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('import');
    }
  });

  test('a page is asked for anew each time, and costs nothing when it is the same', async () => {
    for (const headers of [{}, HELD]) {
      const page = await ask('/', headers);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers.vary).toMatch(/cookie/);
      const etag = page.headers.etag ?? '';
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await ask('/', { ...headers, 'if-none-match': etag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(etag);
      expect((await ask('/', { ...headers, 'if-none-match': '"older"' })).status).toBe(200);
    }
    const [stranger, member] = [await ask('/'), await ask('/', HELD)];
    expect(stranger.headers.etag).not.toBe(member.headers.etag);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('pages and assets travel as %s', async (encoding, decompressed) => {
    for (const path of ['/', '/login', '/favicon.svg', ...(await assets())]) {
      if (path.endsWith('.woff2')) continue;
      const plain = await ask(path, { 'accept-encoding': 'identity' });
      const packed = await ask(path, { 'accept-encoding': encoding });
      expect([path, packed.headers['content-encoding']]).toEqual([path, encoding]);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(decompressed(packed.bytes).equals(plain.bytes)).toBe(true);
      expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
      expect(packed.headers.vary?.toLowerCase()).toContain('accept-encoding');
    }
  });

  test('a file whose name holds its hash is kept for ever, and others are not', async () => {
    for (const path of await assets()) {
      expect((await ask(path)).headers['cache-control']).toBe(IMMUTABLE);
      const packed = await ask(path, { 'accept-encoding': 'br' });
      expect(packed.headers['cache-control']).toBe(IMMUTABLE);
    }
    expect((await ask('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('a script, style or font has the headers that it needs, and a page has all', async () => {
    for (const path of await assets()) {
      const { headers } = await ask(path, { 'accept-encoding': 'br' });
      expect(headers).toMatchObject({
        // Expect a policy of its own, which a worker obeys.
        'content-security-policy': "default-src 'none'; script-src 'self'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      for (const name of ['permissions-policy', 'x-frame-options', 'etag', 'last-modified']) {
        expect(headers).not.toHaveProperty(name);
      }
    }
    for (const path of ['/', '/covers/101.svg', '/service-worker.js', '/favicon.svg']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers, path).toHaveProperty('x-frame-options', 'DENY');
      expect(headers, path).toHaveProperty('permissions-policy');
      expect(headers, path).toHaveProperty('etag');
    }
  });

  test('what is installed has its name, icons and colors by the look of whoever asks', async () => {
    for (const [look, name] of [
      ['light.plain.', 'Sexercise'],
      ['light.discreet.', 'Planner'],
    ]) {
      const { headers, text } = await ask('/app.webmanifest', { cookie: `look=${look}` });
      expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'cookie']);
      const manifest = JSON.parse(text);
      expect([manifest.name, manifest.id]).toEqual([name, '/']);
      for (const { src, sizes } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
        const { width, height } = await sharp((await ask(src)).bytes).metadata();
        expect([src, `${width}x${height}`]).toEqual([src, sizes]);
      }
      if (name === 'Planner') expect(text).not.toMatch(/sexercise|workout|partner|couple|plain/i);
    }
  });

  test('the service worker and the shell are asked for anew each time, and name nobody', async () => {
    for (const path of ['/service-worker.js', '/app-shell.html']) {
      const [anyone, member] = [await ask(path), await ask(path, HELD)];
      expect([path, anyone.status, anyone.headers['cache-control']]).toEqual([
        path,
        200,
        'no-cache',
      ]);
      expect(member.bytes.equals(anyone.bytes)).toBe(true);
    }
    const { text } = await ask('/app-shell.html', HELD);
    expect(text).toContain('<title>Planner</title>');
    expect(text).not.toMatch(/data-login|as="fetch"/);
  });

  test('HEAD answers like GET, without a body', async () => {
    const [asset = ''] = await assets();
    for (const path of ['/', '/login', asset, '/favicon.svg', '/api/health', '/no-such-page']) {
      const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)];
      expect([path, head.status, head.bytes.length]).toEqual([path, get.status, 0]);
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
        expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]]);
      }
    }
  });

  test('a page is only ever read: other methods are refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask('/', {}, method);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('pages carry the same security headers as calls', async () => {
    for (const path of ['/', '/login', '/no-such-page', (await assets())[0] ?? '']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
    }
  });

  test('the player alone may ask for camera and microphone, and for nothing else', async () => {
    for (const path of ['/', '/bedroom', '/workout', '/workout/101/more', '/no-such-page']) {
      const { headers } = await ask(path);
      expect(headers['permissions-policy']).toMatch(/\bcamera=\(\).*\bmicrophone=\(\)/);
    }
    for (const path of ['/workout/101', '/workout/501/']) {
      const { headers } = await ask(path);
      expect(headers['permissions-policy']).toMatch(/\bcamera=\(self\).*\bmicrophone=\(self\)/);
      expect(headers['permissions-policy']).toMatch(/\bgeolocation=\(\).*\bpayment=\(\)/);
      const policy = headers['content-security-policy'];
      expect(policy).toBe((await ask('/')).headers['content-security-policy']);
    }
  });

  test('no page asks a third party for anything, or runs a script that stands in it', async () => {
    const pages = await Promise.all(['/', '/login', '/no-such-page'].map((path) => ask(path)));
    for (const { text } of pages) {
      const loaded = text.matchAll(
        /<(?:script|link|img|iframe|source|use)\b[^>]*?(?:src|href)="([^"]*)"/g,
      );
      for (const [, url] of loaded) expect(url).toMatch(/^(\/(?!\/)|#|data:image\/)/);
      expect(text).not.toMatch(/url\(["']?(https?:)?\/\//);
      expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|\son\w+="|<style|\sstyle="/);
    }
    const styles = (await assets()).filter((url) => url.endsWith('.css'));
    for (const url of styles) {
      expect((await ask(url)).text).not.toMatch(/(url\(|@import\s*)["']?(https?:)?\/\//);
    }
  });
}
