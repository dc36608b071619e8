import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { accountEndpoints, accountRoutes } from './account/routes.ts';
import { achievementEndpoints, achievementRoutes } from './achievements/routes.ts';
import { adminEndpoints, adminRoutes } from './admin/routes.ts';
import { installIdentity } from './auth/guard.ts';
import { loginCookie } from './auth/login-cookie.ts';
import { authEndpoints, authRoutes } from './auth/routes.ts';
import { challengeEndpoints, challengeRoutes } from './challenges/routes.ts';
import type { App, Deps } from './deps.ts';
import { firstPicture } from './first-picture.ts';
import { answerBrokenRequest, PATIENCE } from './http/broken-requests.ts';
import { installDrain } from './http/drain.ts';
import { answerError, installErrors, notFound } from './http/errors.ts';
import { installSecurityHeaders, securityHeaders, stripePageHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { installJsonBodies } from './http/json-bodies.ts';
import { knownAnswers } from './http/known-answers.ts';
import { openApiRoute } from './http/openapi.ts';
import { installOriginCheck } from './http/origin.ts';
import { installRequestLog } from './http/request-log.ts';
import { installRequestTimer, type ObserveRequest } from './http/request-timer.ts';
import { installSchemas } from './http/schemas.ts';
import { serverAnswering } from './http/server.ts';
import { installWeb } from './http/web.ts';
import { journalEndpoints, journalRoutes } from './journal/routes.ts';
import { liveEndpoints, liveRoutes } from './live/routes.ts';
import { liveStreams } from './live/streams.ts';
import { premiumEndpoints, premiumRoutes } from './premium/routes.ts';
import { profileEndpoints, profileRoutes } from './profile/routes.ts';
import { progressEndpoints, progressRoutes } from './progress/routes.ts';
import { sessionEndpoints, sessionRoutes } from './sessions/routes.ts';
import { storeEndpoints, storeRoutes } from './store/routes.ts';
import { workoutEndpoints, workoutRoutes } from './workouts/routes.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Longer than a proxy's, so that the proxy never sends a request into a closing connection. */
const KEEP_ALIVE_MS = 72_000;
/** Where the provider's card form is shown. */
const CARD_PAGES = /^\/(subscribe|checkout)\/?$/;

type Options = {
  logger: FastifyBaseLogger;
  trustProxy: boolean | number;
  /** The built web app; unset: the API alone. */
  webDir?: string | undefined;
  /** Told how long every answer took; unset: nobody asks. */
  observe?: ObserveRequest | undefined;
  /** How long slow clients are waited for. */
  patience?: typeof PATIENCE;
};

/** The whole app, ready to listen or to be asked by a test. */
export async function buildApp(deps: Deps, options: Options): Promise<App> {
  const { logger, trustProxy, webDir, observe, patience = PATIENCE } = options;
  const known = knownAnswers({ log: logger, observe });
  const app: App = fastify({
    serverFactory: serverAnswering(known),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.stalledMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkMs },
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // While draining, what was accepted is answered; the listener itself refuses what is new.
    return503OnClosing: false,
    // An address that cannot be read is refused before any hook runs.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(securityHeaders(deps.appOrigin))),
  });
  installRequestLog(app);
  if (observe) installRequestTimer(app, observe);
  installDrain(app);
  installSecurityHeaders(app, deps.appOrigin);
  installOriginCheck(app, deps.appOrigin);
  installJsonBodies(app);
  installSchemas(app);
  installErrors(app);
  installIdentity(app, deps);

  healthRoutes(app, deps);
  authRoutes(app, deps);
  workoutRoutes(app, known);
  sessionRoutes(app, deps);
  progressRoutes(app, deps);
  premiumRoutes(app, deps);
  achievementRoutes(app, deps);
  challengeRoutes(app, deps);
  profileRoutes(app, deps);
  journalRoutes(app, deps);
  accountRoutes(app, deps);
  storeRoutes(app, deps);
  adminRoutes(app, deps);
  const streams = liveStreams({
    ...deps,
    // Whoever signs out may have left; another process cannot know which, and forgets in any case.
    onLoginEnded(memberId) {
      deps.identities.forget(memberId);
    },
  });
  liveRoutes(app, deps, streams);
  openApiRoute(app, [
    ...authEndpoints,
    ...workoutEndpoints,
    ...sessionEndpoints,
    ...progressEndpoints,
    ...premiumEndpoints,
    ...achievementEndpoints,
    ...challengeEndpoints,
    ...profileEndpoints,
    ...journalEndpoints,
    ...accountEndpoints,
    ...storeEndpoints,
    ...adminEndpoints,
    ...liveEndpoints,
  ]);

  if (webDir) {
    const cookie = loginCookie(deps.appOrigin);
    const isCardPage = (path: string) => deps.payments.name === 'stripe' && CARD_PAGES.test(path);
    await installWeb(app, {
      webDir,
      holdsLogin: (request) => Boolean(cookie.read(request)),
      headersOf: (path) => (isCardPage(path) ? stripePageHeaders : {}),
      pictureOf: firstPicture,
    });
  } else {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  }
  return app;
}
