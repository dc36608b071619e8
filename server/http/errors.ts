import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hearOut } from './hear-out.ts';

/** A request that was understood and refused. Its message is written for the person who sees it. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = status;
    this.headers = headers;
  }
}

export const notSignedIn = () => new Refusal(401, 'Please sign in to continue.');
export const wrongCredentials = () =>
  new Refusal(401, 'Invalid email or password. Please try again.');
export const subscriptionNeeded = () =>
  new Refusal(402, 'Your free workouts are used up. Subscribe to go on together.');
export const premiumRequired = () => new Refusal(403, 'This workout is part of premium.');
export const wrongPassword = () => new Refusal(403, 'That is not your current password.');
export const crossSite = () => new Refusal(403, 'This request came from another site.');
export const notFound = () => new Refusal(404, 'There is nothing here.');
export const emailTaken = () =>
  new Refusal(409, 'One of these email addresses already has an account.');
export const alreadyPremium = () =>
  new Refusal(409, 'You are premium already. Your profile shows until when.');
export const nothingToCancel = () => new Refusal(409, 'There is no subscription to cancel.');
export const nothingToResume = () =>
  new Refusal(409, 'There is no cancelled subscription to resume.');
export const notYourSurprise = () =>
  new Refusal(409, 'Your partner put this in, so it cannot be kept a surprise from them.');
export const entryChanged = () => new Refusal(409, 'This entry was changed elsewhere meanwhile.');
export const cartChanged = () =>
  new Refusal(409, 'Your cart has changed meanwhile. Please look it over once more.');
export const priceChanged = () =>
  new Refusal(409, 'A price has changed meanwhile. Please look at the new total first.');
export const soldOut = (name: string, left: number) =>
  new Refusal(
    409,
    left === 0
      ? `${name} has just sold out. Everything else is still in your cart.`
      : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left. Please take fewer.`,
  );
export const keyUsed = () =>
  new Refusal(
    409,
    'This order was already placed with other contents. Please open your cart again.',
  );
export const beingPaid = () =>
  new Refusal(409, 'A payment for this is just being confirmed. Please look at your orders.');
export const alreadyShipped = () =>
  new Refusal(409, 'This order is on its way already, so it cannot be cancelled any more.');
export const notToShip = (status: string) =>
  new Refusal(409, `Only a paid order can be shipped; this one is ${status}.`);
export const notOperator = () =>
  new Refusal(401, 'This needs the operator token.', { 'www-authenticate': 'Bearer' });
/** Said to a phone, which catches up without a word to anyone. */
export const stalePress = () =>
  new Refusal(409, 'This was pressed a moment too late: the workout has gone on.');
export const roomBusy = () =>
  new Refusal(409, 'You two are in the middle of another workout. Finish it or leave it first.');
export const cardDeclined = (message: string) => new Refusal(402, message);
export const linkSpent = () =>
  new Refusal(410, 'This link has expired or was already used. Please ask for a new one.');
const cutOff = () => new Refusal(400, 'The request was cut off before it was complete.');
export const invalidInput = (message: string) => new Refusal(400, message);
export const tooManyTries = (seconds: number) =>
  new Refusal(429, 'Too many tries. Please wait a little and try again.', {
    'retry-after': String(seconds),
  });
export const forgedEvent = () => new Refusal(400, 'The signature of this event is not valid.');
/** The cause tells the log what the provider said; people need only know that it is not them. */
export const paymentsAway = (cause?: unknown) =>
  new Refusal(
    503,
    'We cannot reach our payment provider. Please try again in a moment.',
    {},
    cause,
  );
export const databaseAway = () =>
  new Refusal(503, 'We cannot reach our data right now. Please try again in a moment.', {
    'retry-after': '2',
  });

/** Whether something was refused only because someone we depend on is away for now. */
export function isAway(error: unknown): boolean {
  return error instanceof Refusal && error.status === 503;
}

const UNEXPECTED = 'Something went wrong on our side. Please try again.';

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'That is more than we can take in one request.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request body must be application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
};

/**
 * Connection failures of either driver, PostgreSQL's own ways to say that it is going away or has
 * no room, and its giving up on a query that waited too long.
 */
const DATABASE_AWAY =
  /^(E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT|NOSPC)|08...|53...|57P0.|58...|57014|40P01|55P03)$/;
const DATABASE_AWAY_TEXT =
  /connection terminated|timeout exceeded when trying to connect|not queryable|no space left/i;

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // Anything can be thrown, an undefined too.
  const { code, statusCode } = Object(error) as FastifyError;
  if (isDatabaseAway(error)) return databaseAway();
  if (code in FRAMEWORK_MESSAGES || (statusCode && statusCode >= 400 && statusCode < 500)) {
    return new Refusal(
      statusCode ?? 400,
      FRAMEWORK_MESSAGES[code] ?? 'This request could not be understood.',
    );
  }
  return new Refusal(500, UNEXPECTED);
}

function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string' && DATABASE_AWAY.test(code)) return true;
    if (DATABASE_AWAY_TEXT.test(cause.message)) return true;
  }
  return false;
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Its error looks like that of a lost database, but it was the client who left.
  const refusal = request.raw.readableAborted ? cutOff() : refusalFor(error);
  if (refusal.status >= 500)
    request.log.error({ failure: namesAndPlaces(error) }, 'request failed');
  // Set by the framework when it gave up on a body.
  if (reply.hasHeader('connection')) await hearOut(request.raw);
  return reply.code(refusal.status).headers(refusal.headers).send({ message: refusal.message });
}

/**
 * Enough to find the fault, nothing of a person: a failed query's message repeats its parameters,
 * so only the names and places of the errors reach the log.
 */
function namesAndPlaces(error: unknown): unknown {
  const chain: unknown[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    chain.push({ name: cause.name, code, at: framesOf(cause).slice(0, 6) });
  }
  return chain;
}

/** A stack begins with the message, and a line of someone's text may look like a frame. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start < 0 ? '' : stack.slice(start + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
