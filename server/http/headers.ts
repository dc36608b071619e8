import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Sources that a page may load from elsewhere; most pages load nothing. */
type CspSources = { scripts: string; frames: string; calls: string };
const SELF_ONLY: CspSources = { scripts: '', frames: "'none'", calls: '' };
/** Sources for the page with Stripe's card form, from Stripe's documentation. */
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

/** Lists the device features that a page may use. Only the player may use camera and microphone. */
function permissionsPolicy(cameraAndMicrophone: '()' | '(self)'): string {
  return `accelerometer=(), camera=${cameraAndMicrophone}, geolocation=(), gyroscope=(), microphone=${cameraAndMicrophone}, usb=(), screen-wake-lock=(self)`;
}

export const stripePageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(STRIPE),
  'permissions-policy': `${permissionsPolicy('()')}, payment=(self "https://js.stripe.com")`,
};

/**
 * Headers of the player, where two partners may see each other. No other page may ask for a camera.
 * The Content-Security-Policy stays the same, because a camera's picture is no source in its sense.
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
    // Keep paths from other sites: a path may tell what someone reads here.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(appOrigin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
}

/**
 * Headers of scripts, styles and fonts. Of the headers that protect a page, these files need only
 * those that a worker obeys. The files never change, so browsers need not revalidate them. Smaller
 * headers save half a kilobyte on each of some thirty files of a first load.
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
  // Use callbacks in hooks of every request: promises would add a twentieth to the cost of a call.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
