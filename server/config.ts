import { isIP } from 'node:net';
import type { IceServer } from '../contract/live/video.ts';
import { vapidPublicKey } from './security/vapid-keys.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const STRIPE_KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
] as const;

const VAPID_KEYS = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** Random letters of this length cannot be guessed. */
const MIN_SECRET_LENGTH = 32;
const MIN_TOKEN_LENGTH = 24;

export type Env = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. Its message is the one line that the person starting the app sees. */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

/** Reads the whole environment once; the start stops here if a setting does not parse. */
export function readConfig(env: Env) {
  const read = (name: string) => env[name]?.trim() || undefined;
  const port = wholeNumber('PORT', read('PORT') ?? '3000', 0, 65_535);
  const host = hostName('HOST', read('HOST') ?? '127.0.0.1');
  const databaseUrl = postgresUrl('DATABASE_URL', read('DATABASE_URL'));
  const appSecret = read('APP_SECRET');
  if (databaseUrl && !appSecret) {
    throw new ConfigError('APP_SECRET must be set when DATABASE_URL is.');
  }
  const appOrigin = origin('APP_ORIGIN', read('APP_ORIGIN') ?? `http://localhost:${port}`);
  // Offer the demo only on a developer's own machine: everybody knows the demo couple's password.
  const isDemoByDefault = String(!databaseUrl && isLoopback(host) && isLoopbackOrigin(appOrigin));
  return {
    port,
    host,
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl,
    appOrigin,
    /** Unset: the embedded database generates its own, beside its data. */
    appSecret,
    otherAppSecret: read('APP_SECRET_OTHER'),
    isDemo: oneOf('DEMO', read('DEMO') ?? isDemoByDefault, ['true', 'false']) === 'true',
    stripe: stripeKeys(read),
    smtpUrl: optional(read('SMTP_URL'), (text) => url('SMTP_URL', text, ['smtp:', 'smtps:']).href),
    mailFrom: sender('MAIL_FROM', read('MAIL_FROM') ?? 'Sexercise <hello@studio.example>'),
    trustProxy: trustProxy('TRUST_PROXY', read('TRUST_PROXY')),
    hasRateLimits: oneOf('RATE_LIMITS', read('RATE_LIMITS') ?? 'on', ['on', 'off']) === 'on',
    hasServiceWorker:
      oneOf('SERVICE_WORKER', read('SERVICE_WORKER') ?? 'on', ['on', 'off']) === 'on',
    iceServers: iceServers('ICE_SERVERS', read('ICE_SERVERS')),
    turn: turnServers(read('TURN_SECRET'), read('TURN_URLS')),
    /** Unset: the embedded database makes its own, beside its data; with PostgreSQL push is off. */
    vapidKeys: vapidKeys(read),
    localPushOrigin: optional(read('PUSH_LOCAL_ORIGIN'), (text) =>
      origin('PUSH_LOCAL_ORIGIN', text),
    ),
    adminToken: read('ADMIN_TOKEN'),
    metricsPort: optional(read('METRICS_PORT'), (text) =>
      wholeNumber('METRICS_PORT', text, 1, 65_535),
    ),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
  };
}

/** Refuses secrets that could be guessed, for the server. Commands still accept those in use. */
export function readServerConfig(env: Env): Config {
  const config = readConfig(env);
  const { appSecret, adminToken } = config;
  if (appSecret !== undefined) requireLongSecret('APP_SECRET', appSecret);
  if (adminToken !== undefined && adminToken.length < MIN_TOKEN_LENGTH) {
    throw new ConfigError(
      `ADMIN_TOKEN must have at least ${MIN_TOKEN_LENGTH} characters, such as those of \`openssl rand -base64 32\`.`,
    );
  }
  return config;
}

/**
 * Refuses a short secret: everything is sealed with it, and a database copy is as safe as it is
 * long.
 */
export function requireLongSecret(name: string, secret: string): void {
  if (secret.length >= MIN_SECRET_LENGTH) return;
  throw new ConfigError(
    `${name} must have at least ${MIN_SECRET_LENGTH} characters; docs/operations.md says how to change one that is in use.`,
  );
}

/** True for this machine's own origin. */
export function isLoopbackOrigin(appOrigin: string): boolean {
  return isLoopback(new URL(appOrigin).hostname.replace(/^\[|\]$/g, ''));
}

/** True for an origin that probably has users besides its developer. */
export function isPublicOrigin(appOrigin: string): boolean {
  return appOrigin.startsWith('https:') || !isLoopbackOrigin(appOrigin);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);
}

function optional<T>(text: string | undefined, parse: (text: string) => T): T | undefined {
  return text === undefined ? undefined : parse(text);
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return number;
}

function hostName(name: string, text: string): string {
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text;
  throw new ConfigError(`${name} must be an IP address or a host name.`);
}

function url(name: string, text: string, protocols: readonly string[]): URL {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (parsed && protocols.includes(parsed.protocol) && parsed.host) return parsed;
  // Leave the value out of the message: a password may be part of this address.
  throw new ConfigError(`${name} must be an address that starts with ${protocols[0]}//.`);
}

function postgresUrl(name: string, text: string | undefined): string | undefined {
  // Accept an address such as postgres:///name?host=/run/postgresql, which names a socket, no host.
  if (text && /^postgres(ql)?:\/\/\//.test(text)) return text;
  return optional(text, (value) => url(name, value, ['postgres:', 'postgresql:']).href);
}

function sender(name: string, text: string): string {
  if (/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text)) return text;
  throw new ConfigError(`${name} must be an address, such as Sexercise <hello@example.com>.`);
}

function origin(name: string, text: string): string {
  const parsed = url(name, text, ['http:', 'https:']);
  if (parsed.pathname !== '/' || parsed.search || parsed.hash || parsed.username) {
    throw new ConfigError(`${name} must be an origin alone, such as https://example.com.`);
  }
  return parsed.origin;
}

function trustProxy(name: string, text: string | undefined): boolean | number {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new ConfigError(`${name} must be true, false or a hop count.`);
}

function oneOf<const Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new ConfigError(`${name} must be one of ${choices.join(', ')}.`);
  return choice;
}

function stripeKeys(read: (name: string) => string | undefined) {
  const missing = STRIPE_KEYS.filter((name) => !read(name));
  const apiBase = optional(
    read('STRIPE_API_BASE'),
    (text) => url('STRIPE_API_BASE', text, ['https:', 'http:']).origin,
  );
  if (missing.length === STRIPE_KEYS.length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `Stripe is only half configured: ${missing.join(', ')} must be set too, or none of its keys.`,
    );
  }
  const [secretKey = '', publishableKey = '', webhookSecret = '', priceId = ''] =
    STRIPE_KEYS.map(read);
  return { secretKey, publishableKey, webhookSecret, priceId, apiBase };
}

/** Reads the keys that identify this server to push services. */
function vapidKeys(read: (name: string) => string | undefined) {
  const missing = VAPID_KEYS.filter((name) => !read(name));
  if (missing.length === VAPID_KEYS.length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `Web Push is only half configured: ${missing.join(', ')} must be set too, or none of its keys.`,
    );
  }
  const [publicKey = '', privateKey = '', subject = ''] = VAPID_KEYS.map(read);
  if (!/^[\w-]{87}$/.test(publicKey)) {
    throw new ConfigError('VAPID_PUBLIC_KEY must be 65 bytes as base64url, without padding.');
  }
  if (!/^[\w-]{43}$/.test(privateKey) || vapidPublicKey(privateKey) !== publicKey) {
    throw new ConfigError('VAPID_PRIVATE_KEY must be the key that VAPID_PUBLIC_KEY belongs to.');
  }
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) {
    throw new ConfigError('VAPID_SUBJECT must be a mailto: or https: address of yours.');
  }
  return { publicKey, privateKey, subject };
}

const ICE_URL = /^(stuns?|turns?):[^\s?]+(\?transport=(udp|tcp))?$/;
const TURN_URL = /^turns?:[^\s?]+(\?transport=(udp|tcp))?$/;

/** Parses the browsers' list: entries with `urls` and, for a relay, `username` and `credential`. */
function iceServers(name: string, text: string | undefined): readonly IceServer[] {
  if (text === undefined) return [];
  const list = parsedJson(text);
  const servers = Array.isArray(list) ? list.map(iceServer) : [null];
  if (servers.some((server) => server === null)) {
    // Leave the value out of the message: a password may be part of this list.
    throw new ConfigError(
      `${name} must be a JSON list such as [{"urls":["stun:stun.example.com:3478"]}]; turn: servers need username and credential.`,
    );
  }
  return servers as IceServer[];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function iceServer(entry: unknown): IceServer | null {
  const { urls: given, username, credential } = Object(entry) as Record<string, unknown>;
  const urls: unknown[] = Array.isArray(given) ? given : [given];
  const isUrl = (url: unknown): url is string => typeof url === 'string' && ICE_URL.test(url);
  if (urls.length === 0 || !urls.every(isUrl)) return null;
  if (typeof username === 'string' && typeof credential === 'string') {
    return { urls, username, credential };
  }
  return urls.some((url) => TURN_URL.test(url)) ? null : { urls };
}

/** Reads relays that accept short-lived credentials, signed with a secret shared with us. */
function turnServers(secret: string | undefined, text: string | undefined) {
  if (secret === undefined && text === undefined) return undefined;
  if (secret === undefined) throw new ConfigError('TURN_SECRET must be set when TURN_URLS is.');
  if (text === undefined) throw new ConfigError('TURN_URLS must be set when TURN_SECRET is.');
  const urls = text.split(',').map((url) => url.trim());
  if (!urls.every((url) => TURN_URL.test(url))) {
    throw new ConfigError(
      'TURN_URLS must be addresses such as turn:turn.example.com:3478, with commas between them.',
    );
  }
  return { secret, urls };
}
