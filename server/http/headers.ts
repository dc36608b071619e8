import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** What a page may load from elsewhere; most load nothing. */
type CspSources = { scripts: string; frames: string; calls: string };
const SELF_ONLY: CspSources = { scripts: '', frames: "'none'", calls: '' };
/** The page with Stripe's card form, as Stripe's documentation says. */
const STRIPE: CspSources = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
};

function contentSecurityPolicy({ scripts, frames, calls }: CspSources): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${calls}`,
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((rule) => rule.trim())
    .join('; ');
}

/** Which of the device's powers a page may ask for; of camera and microphone only the player. */
function permissionsPolicy(cameraAndMicrophone: '()' | '(self)'): string {
  return `accelerometer=(), camera=${cameraAndMicrophone}, geolocation=(), gyroscope=(), microphone=${cameraAndMicrophone}, usb=(), screen-wake-lock=(self)`;
}

export const stripePageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(STRIPE),
  'permissions-policy': `${permissionsPolicy('()')}, payment=(self "https://js.stripe.com")`,
};

/**
 * The player, on which two partners may see each other; no other page may ask for a camera. What the
 * camera gives is no source in the sense of the Content-Security-Policy, which stays as it is.
 */
export const playerPageHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': `${permissionsPolicy('(self)')}, payment=()`,
};

export function securityHeaders(appOrigin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(SELF_ONLY),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `${permissionsPolicy('()')}, payment=()`,
    // A path may say what someone reads here; no other site hears of it.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(appOrigin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
}

/**
 * Scripts, styles and fonts: of what guards a page they need what a worker obeys. They never change,
 * so nobody asks whether they did; half a kilobyte less on each of some thirty files of a first load.
 */
export const hashedFileHeaders: Readonly<Record<string, string>> = {
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'content-security-policy': "default-src 'none'; script-src 'self'",
};
export const NOT_FOR_HASHED_FILES = [
  'accept-ranges',
  'cross-origin-opener-policy',
  'etag',
  'last-modified',
  'permissions-policy',
  'x-frame-options',
] as const;

export function installSecurityHeaders(app: FastifyInstance, appOrigin: string): void {
  const headers = securityHeaders(appOrigin);
  // Hooks of every request take a callback: a promise each would be a twentieth of what a call costs.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
