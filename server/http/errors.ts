import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeignKeyViolation } from '../db/violations.ts';
import { drainBody } from './drain-body.ts';

type RefusalOptions = { headers?: Record<string, string>; isPersonal?: boolean; cause?: unknown };

/** A refusal of a valid request. The message addresses the person who sees it. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** True if only the caller has to act: the partner's phone is not told. */
  readonly isPersonal: boolean;

  constructor(status: number, message: string, options: RefusalOptions = {}) {
    const { headers = {}, isPersonal = false, cause } = options;
    super(message, { cause });
    this.status = status;
    this.headers = headers;
    this.isPersonal = isPersonal;
  }
}

export const notSignedIn = () => new Refusal(401, 'Please sign in to continue.');
export const wrongCredentials = () =>
  new Refusal(401, 'Invalid email or password. Please try again.');
/** Refuses an unknown passkey and a wrong signature alike. */
export const passkeyNotAccepted = () =>
  new Refusal(401, 'This passkey doesn’t match any account here. Please sign in another way.');
export const subscriptionNeeded = () =>
  new Refusal(402, 'You’ve used your free workouts. Subscribe to continue.');
export const premiumRequired = () => new Refusal(403, 'This workout is part of Premium.');
export const adultsOnly = () =>
  new Refusal(403, 'Please confirm that you’re 18 or older first.', { isPersonal: true });
export const wrongPassword = () => new Refusal(403, 'That’s not your current password.');
export const passkeyRefused = () => new Refusal(403, 'That’s not one of your passkeys.');
/** Tells only a person who holds the passkey, or its copy. */
export const passkeyCopied = () =>
  new Refusal(
    403,
    'This passkey may have been copied, so it no longer works. Please use another way, then remove it from your account.',
  );
export const proofNeeded = () => new Refusal(403, 'Please confirm that it’s you first.');
export const crossSite = () => new Refusal(403, 'This request came from another site.');
export const notFound = () => new Refusal(404, 'There is nothing here.');
/** Refuses because of the member's own lock, not because a workout is locked. */
export const locked = () => new Refusal(423, 'This is locked. Please unlock it first.');
export const emailTaken = () =>
  new Refusal(409, 'One of these email addresses already has an account.');
export const addressInUse = () => new Refusal(409, 'Another account already uses this address.');
export const sameAddress = () => new Refusal(409, 'That’s already your address.');
export const passkeyKnown = () => new Refusal(409, 'This passkey is already in use here.');
export const tooManyPasskeys = () =>
  new Refusal(409, 'You’ve reached the limit for passkeys. Please remove one first.');
export const onlyPasskey = () =>
  new Refusal(
    409,
    'This passkey is your only way to sign in. Add another one, or choose a password, before you remove it.',
  );
export const noPasskeyLeft = () =>
  new Refusal(409, 'You have no passkeys left, so you need to keep your password.');
export const partnerConnected = () =>
  new Refusal(409, 'Your partner has already signed in, so they don’t need an invitation.');
export const alreadyPremium = () =>
  new Refusal(409, 'You already have Premium. Your profile shows how long it lasts.');
export const nothingToCancel = () => new Refusal(409, 'There is no subscription to cancel.');
export const nothingToResume = () =>
  new Refusal(409, 'There is no canceled subscription to resume.');
export const payerResumes = () =>
  new Refusal(409, 'Only the one of you who pays can resume the subscription.');
export const partnersPaymentDue = () =>
  new Refusal(
    409,
    'Your partner’s last payment didn’t go through. They can pay it, or you can end their subscription and pay with your own card.',
  );
export const notYourSurprise = () =>
  new Refusal(409, 'Your partner added this, so you can’t keep it a surprise from them.');
export const entryChanged = () => new Refusal(409, 'This entry has changed since you opened it.');
export const planFull = (most: number) =>
  new Refusal(
    409,
    `You already have ${most} workouts planned for this day. Please choose another.`,
  );
export const planChanged = () =>
  new Refusal(409, 'This was just changed on another phone. Please look at it again.');
export const nobodyToAsk = () =>
  new Refusal(409, 'Your partner hasn’t signed in yet, so there’s nobody to ask.');
export const askedEnough = () =>
  new Refusal(409, 'You’ve asked three times today. Try again tomorrow.');
export const pushIsOff = () =>
  new Refusal(409, 'This server doesn’t send push notifications. We’ll email you instead.');
export const lockChanged = () =>
  new Refusal(409, 'Your lock was just changed on another device. Please choose again.');
export const breakTooLong = (year: number, over: number) =>
  new Refusal(
    409,
    `That’s ${over} ${over === 1 ? 'day' : 'days'} more than you have left for breaks in ${year}. Please choose fewer.`,
  );
export const cartChanged = () =>
  new Refusal(409, 'Your cart has changed. Please check it once more.');
export const priceChanged = () =>
  new Refusal(409, 'A price has changed. Please check the new total first.');
export const soldOut = (name: string, left: number) =>
  new Refusal(
    409,
    left === 0
      ? `${name} has just sold out. Everything else is still in your cart.`
      : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left. Please choose fewer.`,
  );
/** Refuses although more are left: a couple may hold only so many before paying. */
export const heldBack = (name: string, mayTake: number) =>
  new Refusal(
    409,
    mayTake === 0
      ? `Please pay for what you have ordered first, or order ${name} later.`
      : `For now, you can order ${mayTake} of ${name} at a time. Please choose fewer.`,
  );
export const orderKeyReused = () =>
  new Refusal(
    409,
    'This order was already placed with different items. Please open your cart again.',
  );
export const orderedElsewhere = () =>
  new Refusal(
    409,
    'You’re already checking out in another window. Please pay there, or try again here.',
  );
export const paymentInProgress = () =>
  new Refusal(409, 'A payment for this is being confirmed. Please check your orders.');
export const partnersOrder = () =>
  new Refusal(409, 'Your partner placed this order. To pay for it yourself, order from your cart.');
export const alreadyShipped = () =>
  new Refusal(409, 'This order has already been shipped, so it can no longer be canceled.');
export const notShippable = (status: string) =>
  new Refusal(409, `Only a paid order can be shipped; this one is ${status}.`);
export const notCancellable = (status: string) =>
  new Refusal(409, `Only a paid order can be canceled; this one is ${status}.`);
export const stockChanged = (pieces: number) =>
  new Refusal(
    409,
    `This has changed in the meantime: there are ${pieces} pieces now. Please count again.`,
  );
export const notAtDesk = () => new Refusal(401, 'Please sign in to the desk.');
export const notOperator = () =>
  new Refusal(401, 'This needs the operator token.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
/** The phone catches up by itself and does not show this message. */
export const staleCommand = () =>
  new Refusal(409, 'That came a moment too late: the workout has moved on.');
export const roomBusy = () =>
  new Refusal(409, 'You two are in the middle of another workout. Finish or leave that one first.');
export const cardDeclined = (message: string) => new Refusal(402, message);
export const linkExpired = () =>
  new Refusal(410, 'This link has expired or was already used. Please ask for a new one.');
export const passkeyLate = () =>
  new Refusal(410, 'That took too long or was already used. Please try again.');
export const passkeyNotMade = () =>
  new Refusal(400, 'Your device didn’t create a passkey we can use. Nothing was saved.');
const requestAborted = () => new Refusal(400, 'The request was cut off before it was complete.');
export const invalidInput = (message: string) => new Refusal(400, message);
export const tooManyRequests = (seconds: number) =>
  new Refusal(429, 'Too many attempts. Please wait a moment and try again.', {
    headers: { 'retry-after': String(seconds) },
  });
export const invalidSignature = () => new Refusal(400, 'The signature of this event is not valid.');
/** `cause` is for the log: people need only know that the fault is not theirs. */
export const paymentsUnavailable = (cause?: unknown) =>
  new Refusal(503, 'We can’t reach our payment provider. Please try again in a moment.', {
    cause,
  });
export const tooManyPictures = () =>
  new Refusal(503, 'We’re getting a lot of pictures right now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
/** Refuses when more people type passwords than we can hash at once, or when one person guesses. */
export const hashingIsBusy = () =>
  new Refusal(503, 'A lot of people are signing in right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
export const databaseUnavailable = () =>
  new Refusal(503, 'We can’t reach our database right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });

/** Ignores a dependency that is away, for work that is retried later. Throws any other error. */
export function ignoreIfUnavailable(error: unknown): void {
  if (!(error instanceof Refusal) || error.status !== 503) throw error;
}

const UNEXPECTED = 'Something went wrong on our side. Please try again.';

/** Our words for refusals by the framework. */
const FRAMEWORK_MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'That is too large to send.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request body must be application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
};

/** Connection failures, and PostgreSQL's codes for going away, lacking room or waiting too long. */
const UNAVAILABLE_CODE =
  /^(E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT|NOSPC)|08...|53...|57P0.|58...|57014|40P01|55P03)$/;
const UNAVAILABLE_TEXT =
  /connection terminated|timeout exceeded when trying to connect|not queryable|no space left/i;

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // Accept any value: code may throw even undefined.
  const { code, statusCode } = Object(error) as FastifyError;
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  if (code in FRAMEWORK_MESSAGES || (statusCode && statusCode >= 400 && statusCode < 500)) {
    return new Refusal(
      statusCode ?? 400,
      FRAMEWORK_MESSAGES[code] ?? 'This request could not be understood.',
    );
  }
  return new Refusal(500, UNEXPECTED);
}

function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    if (UNAVAILABLE_CODE.test(code) || UNAVAILABLE_TEXT.test(message)) return true;
  }
  return false;
}

type IsSignedIn = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

export function installErrors(app: FastifyInstance, isSignedIn: IsSignedIn): void {
  app.setErrorHandler(async (error, request, reply) => {
    // Check the login again: a member who erases their account leaves other devices no rows.
    const mayHaveLeft =
      isForeignKeyViolation(error) || (request.user && refusalFor(error).status === 500);
    const hasLeft = mayHaveLeft && !(await isSignedIn(request, reply).catch(() => true));
    return answerError(hasLeft ? notSignedIn() : error, request, reply);
  });
}

export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Check for a departed client first, whose error looks like that of a lost database.
  const refusal = request.raw.readableAborted ? requestAborted() : refusalFor(error);
  if (refusal.status >= 500)
    request.log.error({ failure: namesAndFrames(error) }, 'request failed');
  // The framework sets this header when it gives up on a body.
  if (reply.hasHeader('connection')) await drainBody(request.raw);
  return reply.code(refusal.status).headers(refusal.headers).send({ message: refusal.message });
}

/** Logs names and frames only: the message of a failed query repeats its parameters. */
function namesAndFrames(error: unknown): unknown {
  const chain: unknown[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { name, code } = cause as NodeJS.ErrnoException;
    chain.push({ name, code, at: framesOf(cause).slice(0, 6) });
  }
  return chain;
}

/** Skips the message at the start of a stack: a line of someone's text may look like a frame. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start < 0 ? '' : stack.slice(start + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
