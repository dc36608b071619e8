import { describe, expect, test } from 'vitest';
import { aCouple } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const PATHS = ['/api/health', '/api/user', '/api/unknown', '/api/openapi.json', '/api/login'];

describe('on http', () => {
  const world = testApp({ appOrigin: 'http://localhost:3000' });

  test.each(PATHS)('%s tells browsers to be careful', async (url) => {
    const { headers } = await world.app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    for (const power of ['camera', 'geolocation', 'microphone', 'payment']) {
      expect(headers['permissions-policy']).toContain(`${power}=()`);
    }
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('a browser is not told to insist on https, which is not there', async () => {
    const { headers } = await world.app.inject('/api/health');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('on https', () => {
  const world = testApp({ appOrigin: 'https://sexercise.example' });

  test('a browser is told to insist on https, for refusals too', async () => {
    for (const url of [...PATHS, '/api/%zz']) {
      const { headers } = await world.app.inject(url);
      expect(headers['strict-transport-security']).toMatch(/^max-age=63072000; includeSubDomains$/);
    }
  });

  test('the login cookie is bound to this very host and never travels in the clear', async () => {
    const { form, robin } = await aCouple(world);
    const answer = await robin.post('/api/login', {
      email: form.partner1Email,
      password: form.partner1Password,
    });
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-login=[\w-]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 200 });
  });

  test('a cookie without the prefix, which another host could have set, signs nobody in', async () => {
    const { robin } = await aCouple(world);
    robin.cookie = robin.cookie.replace('__Host-', '');
    expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 401 });
  });
});
