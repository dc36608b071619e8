import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { pageAt } from '../contract/pages.ts';
import { profileRoutes } from './account/profile/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { deskRoutes } from './admin/routes.ts';
import { adminRoutes } from './admin/token-routes.ts';
import { allPersonalData } from './all-personal-data.ts';
import { installIdentity, isSignedIn } from './auth/guard.ts';
import { lockRoutes } from './auth/lock/routes.ts';
import { loginCookie } from './auth/login-cookie.ts';
import { passkeyRoutes } from './auth/passkeys/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { consentRoutes } from './bedroom/consent/routes.ts';
import { coverBytesIn } from './catalogue/cover-bytes.ts';
import type { App, Deps } from './deps.ts';
import { answerClientError, TIMEOUTS } from './http/client-errors.ts';
import { installDrain } from './http/drain.ts';
import { answerError, installErrors, notFound } from './http/errors.ts';
import {
  installSecurityHeaders,
  playerPageHeaders,
  securityHeaders,
  stripePageHeaders,
} from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { currentAddress } from './http/old-addresses.ts';
import { installOpenApi } from './http/openapi.ts';
import { installOriginCheck } from './http/origin.ts';
import { installRequestLog, type ObserveRequest } from './http/request-log.ts';
import { installJsonBodies, installSchemas } from './http/schemas.ts';
import { installWeb } from './http/web.ts';
import { journalRoutes } from './journal/routes.ts';
import { completeForBoth } from './live/complete-for-both.ts';
import { leaveSignedOut } from './live/leave-signed-out.ts';
import { liveRoutes } from './live/routes.ts';
import { liveStreams } from './live/streams.ts';
import { videoRoutes } from './live/video-routes.ts';
import { reminderRoutes } from './notifications/routes.ts';
import { pageDataRoutes } from './page-data/routes.ts';
import { preloadsFor } from './page-preloads.ts';
import { achievementRoutes } from './progress/achievements/routes.ts';
import { challengeRoutes } from './progress/challenges/routes.ts';
import { historyRoutes } from './progress/history/routes.ts';
import { planRoutes } from './progress/plan/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import { streakRoutes } from './progress/streak/routes.ts';
import { billingRoutes } from './shop/billing/routes.ts';
import { premiumRoutes } from './shop/premium/routes.ts';
import { storeRoutes } from './shop/routes.ts';
import { sessionRoutes } from './training/sessions/routes.ts';
import { webManifest } from './web-manifest.ts';
import { favoriteRoutes } from './workouts/favorites/routes.ts';
import { workoutRoutes } from './workouts/routes.ts';
import { suggestionRoutes } from './workouts/suggestion/routes.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Exceeds a proxy's keep-alive, so that no proxy sends a request into a closing connection. */
const KEEP_ALIVE_MS = 72_000;
const CARD_PAGES = /^\/(subscribe|checkout)\/?$/;

type Options = {
  logger: FastifyBaseLogger;
  trustProxy: boolean | number;
  /** Directory of the built web app; unset to serve the API alone. */
  webDir?: string | undefined;
  hasServiceWorker?: boolean;
  observe?: ObserveRequest | undefined;
  /** Shorter in tests. */
  timeouts?: typeof TIMEOUTS;
};

export async function buildApp(deps: Deps, options: Options): Promise<App> {
  const { logger, trustProxy, webDir, hasServiceWorker = true } = options;
  const { observe, timeouts = TIMEOUTS } = options;
  const app: App = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: currentAddress,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.stalledMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // Answer accepted requests while draining; the listener itself refuses new connections.
    return503OnClosing: false,
    // Add headers here: an unreadable address is refused before any hook runs.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(securityHeaders(deps.appOrigin))),
  });
  installRequestLog(app, observe, deps.recentMetrics?.observe);
  installDrain(app);
  installSecurityHeaders(app, deps.appOrigin);
  installOriginCheck(app, deps.appOrigin);
  installJsonBodies(app);
  installOpenApi(app, deps.appOrigin);
  installSchemas(app);
  installErrors(app, isSignedIn);
  installIdentity(app, deps);

  healthRoutes(app, deps);
  authRoutes(app, deps, leaveSignedOut);
  passkeyRoutes(app, deps);
  workoutRoutes(app, coverBytesIn(webDir));
  sessionRoutes(app, deps, completeForBoth);
  progressRoutes(app, deps);
  historyRoutes(app, deps);
  favoriteRoutes(app, deps);
  planRoutes(app, deps);
  streakRoutes(app, deps);
  suggestionRoutes(app, deps);
  premiumRoutes(app, deps);
  billingRoutes(app, deps);
  achievementRoutes(app, deps);
  challengeRoutes(app, deps);
  profileRoutes(app, deps);
  journalRoutes(app, deps);
  consentRoutes(app, deps);
  accountRoutes(app, deps, allPersonalData);
  reminderRoutes(app, deps);
  pageDataRoutes(app, deps);
  lockRoutes(app, deps);
  storeRoutes(app, deps);
  adminRoutes(app, deps);
  deskRoutes(app, deps);
  const streams = liveStreams({
    ...deps,
    // Forget the member on every sign-out: they may have left, which other processes cannot know.
    onLoginEnded: deps.identities.forget,
  });
  liveRoutes(app, deps, streams);
  videoRoutes(app, deps);

  if (webDir) {
    const cookie = loginCookie(deps.appOrigin);
    const isCardPage = (path: string) => deps.payments.name === 'stripe' && CARD_PAGES.test(path);
    await installWeb(app, {
      webDir,
      appOrigin: deps.appOrigin,
      holdsLogin: (request) => Boolean(cookie.read(request)),
      isOff: (page) => page === 'desk' && !deps.adminToken,
      headersOf(path) {
        if (pageAt(path) === 'workout') return playerPageHeaders;
        return isCardPage(path) ? stripePageHeaders : {};
      },
      preloadsFor,
      manifestFor: webManifest,
      hasServiceWorker,
    });
  } else {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  }
  return app;
}
