import { describe, expect, test } from 'vitest';
import {
  type Config,
  ConfigError,
  isPublicOrigin,
  readConfig,
  readServerConfig,
} from './config.ts';

type Env = Record<string, string>;

const SHARED = { DATABASE_URL: 'postgres://app:hunter2@db:5432/app', APP_SECRET: 'a master key' };
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_hidden',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
  STRIPE_PRICE_ID: 'price_1',
};

const VAPID_KEYS = {
  publicKey:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  subject: 'mailto:hello@studio.example',
};
const VAPID = {
  VAPID_PUBLIC_KEY: VAPID_KEYS.publicKey,
  VAPID_PRIVATE_KEY: VAPID_KEYS.privateKey,
  VAPID_SUBJECT: VAPID_KEYS.subject,
};

function refusalOf(env: Env, read = readConfig): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted.');
}

test('without any variable the app runs for one developer on one machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    appOrigin: 'http://localhost:3000',
    appSecret: undefined,
    otherAppSecret: undefined,
    isDemo: true,
    stripe: undefined,
    smtpUrl: undefined,
    mailFrom: 'Sexercise <hello@studio.example>',
    trustProxy: false,
    hasRateLimits: true,
    hasServiceWorker: true,
    iceServers: [],
    turn: undefined,
    vapidKeys: undefined,
    localPushOrigin: undefined,
    adminToken: undefined,
    metricsPort: undefined,
    logLevel: 'info',
  } satisfies Config);
});

describe('a good value is taken', () => {
  test.each<[Env, Partial<Config>]>([
    [{ PORT: '8080' }, { port: 8080, appOrigin: 'http://localhost:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: '::' }, { host: '::' }],
    [{ HOST: 'app.internal' }, { host: 'app.internal' }],
    [{ DATA_DIR: '/var/lib/app data' }, { dataDir: '/var/lib/app data' }],
    [SHARED, { databaseUrl: SHARED.DATABASE_URL, appSecret: 'a master key' }],
    [{ ...SHARED, DATABASE_URL: 'postgresql://db/app' }, { databaseUrl: 'postgresql://db/app' }],
    [
      { ...SHARED, DATABASE_URL: 'postgres:///app?host=/run/postgresql' },
      { databaseUrl: 'postgres:///app?host=/run/postgresql' },
    ],
    [{ APP_SECRET: 'mine' }, { appSecret: 'mine' }],
    [{ APP_SECRET_OTHER: 'mine until now' }, { otherAppSecret: 'mine until now' }],
    [{ APP_ORIGIN: 'https://sexercise.example' }, { appOrigin: 'https://sexercise.example' }],
    [{ APP_ORIGIN: 'https://Sexercise.example:443/' }, { appOrigin: 'https://sexercise.example' }],
    [{ DEMO: 'false' }, { isDemo: false }],
    [VAPID, { vapidKeys: VAPID_KEYS }],
    [{ PUSH_LOCAL_ORIGIN: 'http://127.0.0.1:9' }, { localPushOrigin: 'http://127.0.0.1:9' }],
    [
      { ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:9999/v1' },
      {
        stripe: {
          secretKey: 'sk_test_hidden',
          publishableKey: 'pk_test_1',
          webhookSecret: 'whsec_hidden',
          priceId: 'price_1',
          apiBase: 'http://127.0.0.1:9999',
        },
      },
    ],
    [{ SMTP_URL: 'smtp://u:p@mail:587' }, { smtpUrl: 'smtp://u:p@mail:587' }],
    [{ SMTP_URL: 'smtps://mail' }, { smtpUrl: 'smtps://mail' }],
    [{ MAIL_FROM: 'hello@example.com' }, { mailFrom: 'hello@example.com' }],
    [{ MAIL_FROM: 'Ours <hello@example.com>' }, { mailFrom: 'Ours <hello@example.com>' }],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ RATE_LIMITS: 'off' }, { hasRateLimits: false }],
    [{ RATE_LIMITS: 'on' }, { hasRateLimits: true }],
    [{ SERVICE_WORKER: 'off' }, { hasServiceWorker: false }],
    [{ SERVICE_WORKER: 'on' }, { hasServiceWorker: true }],
    [{ ADMIN_TOKEN: 'a token' }, { adminToken: 'a token' }],
    [
      { ICE_SERVERS: '[{"urls":"stun:stun.example.com"},{"urls":["stuns:a:1"]}]' },
      { iceServers: [{ urls: ['stun:stun.example.com'] }, { urls: ['stuns:a:1'] }] },
    ],
    [
      { ICE_SERVERS: '[{"urls":["turn:a?transport=tcp"],"username":"u","credential":"c"}]' },
      { iceServers: [{ urls: ['turn:a?transport=tcp'], username: 'u', credential: 'c' }] },
    ],
    [{ ICE_SERVERS: '[]' }, { iceServers: [] }],
    [
      { TURN_SECRET: 'shared', TURN_URLS: 'turn:a:3478, turns:a:5349?transport=tcp' },
      { turn: { secret: 'shared', urls: ['turn:a:3478', 'turns:a:5349?transport=tcp'] } },
    ],
    [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });
});

describe('a wrong value stops the start with one line that names its variable', () => {
  const wrong: Record<string, string[]> = {
    PORT: ['web', '-1', '65536', '80.5', '0x50', '1e3', '3000;'],
    HOST: ['http://localhost', 'a b', '-x', '127.0.0.1:3000', '/run/app.sock'],
    DATABASE_URL: ['mysql://db/app', 'db', 'postgres:', 'postgres://', 'http://db'],
    APP_ORIGIN: [
      'sexercise.example',
      'ftp://sexercise.example',
      'https://sexercise.example/app',
      'https://sexercise.example?x',
      'https://sexercise.example#x',
      'https://user@sexercise.example',
    ],
    DEMO: ['yes', '1', 'TRUE'],
    STRIPE_API_BASE: ['stripe', 'ftp://stripe'],
    SMTP_URL: ['mail.example', 'http://mail.example', 'smtp://'],
    MAIL_FROM: ['nobody', 'Ours <hello>', 'a@b c@d', 'Ours <hello@example.com'],
    TRUST_PROXY: ['yes', '0', '-1', '1.5', '10.0.0.0/8'],
    RATE_LIMITS: ['false', 'ON', '0'],
    SERVICE_WORKER: ['false', 'no'],
    ICE_SERVERS: [
      'stun:stun.example.com',
      '{}',
      '[{}]',
      '[{"urls":[]}]',
      '[{"urls":"https://a"}]',
      '[{"urls":"turn:a"}]',
      '[null]',
    ],
    METRICS_PORT: ['0', 'metrics', '70000'],
    LOG_LEVEL: ['verbose', 'INFO', '30'],
  };
  const cases = Object.entries(wrong).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );
  test.each(cases)('%s=%s', (name, value) => {
    const message = refusalOf({ ...SHARED, ...STRIPE, [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be .+\\.$`));
  });
});

test('a secret that is wrong is not repeated to whoever reads the screen', () => {
  const secrets = {
    DATABASE_URL: 'mysql://app:hunter2@db/app',
    SMTP_URL: 'http://app:hunter2@mail',
    APP_ORIGIN: 'https://app:hunter2@sexercise.example',
    STRIPE_API_BASE: 'ftp://app:hunter2@stripe',
    ICE_SERVERS: '[{"urls":"turn:a","credential":"hunter2"}]',
  };
  for (const [name, value] of Object.entries(secrets)) {
    expect(refusalOf({ ...SHARED, ...STRIPE, [name]: value })).not.toContain('hunter2');
  }
});

test('a shared database needs a master key, which no process could make up for the others', () => {
  const message = refusalOf({ DATABASE_URL: SHARED.DATABASE_URL });
  expect(message).toBe('APP_SECRET must be set when DATABASE_URL is.');
  expect(message).not.toContain('hunter2');
});

describe('what serves takes no secret that could be guessed', () => {
  const long = 'x'.repeat(32);

  test.each<[Env, RegExp]>([
    [{ APP_SECRET: 'x'.repeat(31) }, /^APP_SECRET must have at least 32 characters; .+\.$/],
    [{ APP_SECRET: ` ${'x'.repeat(31)} ` }, /^APP_SECRET must have at least 32 characters; .+\.$/],
    [{ ...SHARED }, /^APP_SECRET must have at least 32 characters; .+\.$/],
    [{ ADMIN_TOKEN: 'x'.repeat(23) }, /^ADMIN_TOKEN must have at least 24 characters, .+\.$/],
  ])('%j', (env, line) => {
    const message = refusalOf(env, readServerConfig);
    expect(message).toMatch(line);
    expect(message).not.toMatch(/xx|\n|master key/);
    // Commands accept a weak secret in use: operators need one to replace the secret.
    expect(refusalOf({ ...env, PORT: 'web' })).toMatch(/^PORT/);
  });

  test.each<Env>([
    {},
    { APP_SECRET: long },
    { APP_SECRET: long, APP_SECRET_OTHER: 'a short one' },
    { ...SHARED, APP_SECRET: long, APP_SECRET_OTHER: 'x' },
    { ADMIN_TOKEN: 'x'.repeat(24) },
  ])('%j is taken', (env) => {
    expect(readServerConfig(env)).toEqual(readConfig(env));
  });
});

test.each<[Env, boolean]>([
  [{}, true],
  [{ APP_ORIGIN: 'http://127.0.0.1:3000' }, true],
  [{ APP_ORIGIN: 'https://localhost' }, true],
  [{ APP_ORIGIN: 'http://[::1]:3000', HOST: '::1' }, true],
  [{ APP_ORIGIN: 'https://sexercise.example' }, false],
  [{ APP_ORIGIN: 'http://sexercise.example' }, false],
  [{ APP_ORIGIN: 'http://192.168.1.7:3000' }, false],
  [{ APP_ORIGIN: 'http://localhost.example' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '0.0.0.0', APP_ORIGIN: 'http://localhost:3000' }, false],
  [SHARED, false],
  [{ APP_ORIGIN: 'https://sexercise.example', DEMO: 'true' }, true],
  [{ DEMO: 'false' }, false],
])('with %j the demo couple is there: %s', (env, isDemo) => {
  expect(readConfig(env).isDemo).toBe(isDemo);
});

test.each([
  ['http://localhost:3000', false],
  ['http://[::1]:3000', false],
  ['https://localhost', true],
  ['https://sexercise.example', true],
  ['http://192.168.1.7:3000', true],
])('%s is public: %s', (appOrigin, is) => {
  expect(isPublicOrigin(appOrigin)).toBe(is);
});

test.each<[Env, RegExp]>([
  [{ VAPID_PUBLIC_KEY: 'x' }, /half configured: VAPID_PRIVATE_KEY, VAPID_SUBJECT must be set too/],
  [{ ...VAPID, VAPID_SUBJECT: '' }, /half configured: VAPID_SUBJECT must be set too/],
  [{ ...VAPID, VAPID_SUBJECT: 'hello' }, /^VAPID_SUBJECT must be a mailto: or https:/],
  [{ ...VAPID, VAPID_PUBLIC_KEY: 'x' }, /^VAPID_PUBLIC_KEY must be 65 bytes/],
  [{ ...VAPID, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /^VAPID_PRIVATE_KEY must be the key that/],
  [{ PUSH_LOCAL_ORIGIN: 'ftp://a' }, /^PUSH_LOCAL_ORIGIN must be an address/],
  [{ TURN_SECRET: 'hunter2' }, /^TURN_URLS must be set when TURN_SECRET is\.$/],
  [{ TURN_URLS: 'turn:a' }, /^TURN_SECRET must be set when TURN_URLS is\.$/],
  [{ TURN_SECRET: 'hunter2', TURN_URLS: 'stun:a' }, /^TURN_URLS must be addresses such as turn:/],
  [{ TURN_SECRET: 'hunter2', TURN_URLS: 'turn:a,' }, /^TURN_URLS must be addresses such as turn:/],
])('a relay is configured whole or not at all: %j', (env, expected) => {
  expect(refusalOf(env)).toMatch(expected);
  expect(refusalOf(env)).not.toContain('hunter2');
});

describe('Stripe is configured whole or not at all', () => {
  const names = Object.keys(STRIPE) as (keyof typeof STRIPE)[];

  test.each(names)('%s alone names the others', (name) => {
    const message = refusalOf({ [name]: STRIPE[name] });
    for (const other of names) {
      if (other === name) expect(message).not.toContain(other);
      else expect(message).toContain(other);
    }
    expect(message.split('\n')).toHaveLength(1);
    expect(message).not.toContain(STRIPE[name]);
  });

  test.each(names)('all but %s names that one', (name) => {
    const message = refusalOf({ ...STRIPE, [name]: '' });
    expect(names.filter((candidate) => message.includes(candidate))).toEqual([name]);
  });
});

test.each<[Env, boolean]>([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '127.0.0.2' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '192.168.1.5' }, false],
  [{ HOST: 'localhost.example' }, false],
  [SHARED, false],
  [{ ...SHARED, DEMO: 'true' }, true],
  [{ HOST: '0.0.0.0', DEMO: 'true' }, true],
  [{ DEMO: 'false' }, false],
])('with %j the demo couple is seeded: %j', (env, expected) => {
  expect(readConfig(env).isDemo).toBe(expected);
});
