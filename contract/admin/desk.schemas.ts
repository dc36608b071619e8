import * as z from 'zod/mini';
import { cursor, pageLimit } from '../cursor.schemas.ts';
import { IdParams, NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { idInput } from '../id-input.schemas.ts';
import { orderNumberIn } from '../shop/order-number.ts';
import { OrderStatus, orderFields, PaymentState } from '../shop/orders.schemas.ts';
import { ItemKeyText } from '../shop/store.schemas.ts';
import { requiredText, typedText } from '../text.schemas.ts';
import { ONE_PLAIN_LINE } from '../text.ts';
import { StockLevel, WholePieces } from './admin.schemas.ts';
import * as calls from './desk.ts';
import {
  DESK_PAGE_ORDERS,
  METRIC_IDS,
  OPERATOR_ACTIONS,
  OPERATOR_NAME_MAX,
  TRACKING_MAX,
} from './desk.ts';

const ONE_LINE = 'Please write this on one line, in plain characters.';

/** Operator who is signed in to the desk, under the name that they gave. */
export const OperatorLogin = z.object({
  name: z.string(),
  /** Computed by the server: a browser's clock may be wrong. */
  secondsLeft: z.int(),
});
export type OperatorLogin = z.infer<typeof OperatorLogin>;

const NAME = 'Please enter your name: the record shows it beside what you do.';
const TOKEN = 'Please enter the operator token.';

/** Order with the data that packing needs. The address is present only as long as it is needed. */
export const DeskOrder = z.object({
  ...orderFields,
  payment: PaymentState,
  closedAt: z.nullable(z.iso.datetime()),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

const MOMENT = 'Please send a moment such as 2026-03-11T00:00:00.000Z.';
const Moment = z.iso.datetime(MOMENT).check(z.regex(/^2/, MOMENT));

/** Pieces of one item, or of one half of a set for two. */
export const DeskStock = z.object({
  ...StockLevel.def.shape,
  /** Name of the product, and the choice, such as "Plum, M". */
  name: z.string(),
  choice: z.string(),
});
export type DeskStock = z.infer<typeof DeskStock>;

const DayNumbers = z.object({
  /** Day in UTC, such as 2026-03-11. */
  day: z.string(),
  orders: z.int(),
  paidCents: z.int(),
  failedPayments: z.int(),
});

/** Sums of all couples: contains nothing about any one couple. */
export const DeskNumbers = z.object({
  orders: z.object({
    toPack: z.int(),
    /** Time of payment of the order that has waited longest. */
    oldestPaidAt: z.nullable(z.iso.datetime()),
    pending: z.int(),
    refundsOwed: z.int(),
  }),
  subscriptions: z.object({
    active: z.int(),
    /** Number of these that end with the paid month. */
    ending: z.int(),
    /** Subscriptions whose renewal failed and is tried again. */
    pastDue: z.int(),
    /** Subscriptions that began within the last 30 days; `ended` counts the same days. */
    begun: z.int(),
    ended: z.int(),
  }),
  /** Payments of subscriptions within the last 30 days. */
  payments: z.object({
    paid: z.int(),
    paidCents: z.int(),
    failed: z.int(),
    failedCents: z.int(),
    refundedCents: z.int(),
    disputed: z.int(),
  }),
  /** Last 14 days, oldest first. */
  days: z.array(DayNumbers),
});
export type DeskNumbers = z.infer<typeof DeskNumbers>;

/** Mail in the queue. Recipient and text stay sealed. */
export const QueuedMail = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** waiting: not tried yet. sending: a try is under way. failed: tried again at `dueAt`. */
  state: z.enum(['waiting', 'sending', 'failed']),
  attempts: z.int(),
  dueAt: z.iso.datetime(),
  /** Error code, such as SMTP 550. */
  failure: z.nullable(z.string()),
});
export type QueuedMail = z.infer<typeof QueuedMail>;

/** One metric of docs/operations.md over the last hour, of the process that answers. */
const Metric = z.object({
  id: z.enum(METRIC_IDS),
  /** Values, oldest first; null where nothing was measured. */
  values: z.array(z.nullable(z.number())),
  /** Limit of normal values. Values beyond it, for the time in docs/operations.md, need a look. */
  limit: z.nullable(z.number()),
  needsAttention: z.boolean(),
});
export type Metric = z.infer<typeof Metric>;

export const DeskMetrics = z.object({
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    /** Milliseconds until the answer; null without an answer. */
    ms: z.nullable(z.number()),
  }),
  startedAt: z.iso.datetime(),
  secondsBetween: z.int(),
  mail: z.object({ waiting: z.int(), oldestSeconds: z.int(), needsAttention: z.boolean() }),
  /**
   * Needs a look if the sandbox runs at a public address, where test cards would buy real parcels.
   */
  payments: z.object({ provider: z.enum(['stripe', 'sandbox']), needsAttention: z.boolean() }),
  figures: z.array(Metric),
});
export type DeskMetrics = z.infer<typeof DeskMetrics>;

/** Action of an operator, recorded together with its effect. */
export const OperatorAction = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Null for a call with the operator token, which gives no name. */
  operator: z.nullable(z.string()),
  action: z.enum(OPERATOR_ACTIONS),
  subject: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type OperatorAction = z.infer<typeof OperatorAction>;

named({
  OperatorLogin,
  DeskOrder,
  DeskStock,
  DeskNumbers,
  QueuedMail,
  Metric,
  DeskMetrics,
  OperatorAction,
});

export const schemas = {
  signInToDesk: {
    summary: 'Sign in to the desk with the operator token, for an hour',
    body: z.object({
      name: requiredText(OPERATOR_NAME_MAX, NAME).check(z.regex(ONE_PLAIN_LINE, ONE_LINE)),
      token: z.string({ error: TOKEN }).check(z.minLength(1, TOKEN), z.maxLength(1000, TOKEN)),
    }),
    response: { 200: OperatorLogin },
  },
  currentOperator: {
    summary: 'Who is signed in to the desk in this browser; 401 when nobody is',
    response: { 200: OperatorLogin },
  },
  signOutOfDesk: {
    summary: 'Sign out of the desk',
    response: { 204: NoContent },
  },
  listDeskOrders: {
    summary:
      'Orders of one status, those that wait oldest first, others newest first, perhaps of some days; or those of any status whose number begins so',
    querystring: z.object({
      status: z._default(OrderStatus, 'paid'),
      /** First four digits or more of an order's number such as 3F2A-91BC. */
      number: z.optional(
        z
          .string()
          .check(
            z.refine(
              (text) => orderNumberIn(text) !== null,
              'Please send four to eight digits of an order number.',
            ),
          ),
      ),
      /** Range of the time of order: `from` is included, `until` is not. */
      from: z.optional(Moment),
      until: z.optional(Moment),
      limit: pageLimit(DESK_PAGE_ORDERS, 100, 'orders'),
      after: z.optional(cursor('This is not a place in the orders.')),
    }),
    response: {
      200: z.object({
        orders: z.array(DeskOrder),
        /** Value of `after` for the next page; null on the last page. */
        next: z.nullable(z.string()),
      }),
    },
  },
  shipDeskOrder: {
    summary:
      'Mark a paid order as shipped, perhaps with what to follow it by, which tells the buyer',
    params: IdParams,
    body: z.object({
      tracking: z._default(typedText(TRACKING_MAX).check(z.regex(ONE_PLAIN_LINE, ONE_LINE)), ''),
    }),
    response: { 200: DeskOrder },
  },
  cancelDeskOrder: {
    summary: 'Call an order off before it is shipped; what was paid is refunded, once',
    params: IdParams,
    response: { 200: DeskOrder },
  },
  listDeskStock: {
    summary: 'How many pieces of each item, or half of a set for two, are in stock, with its name',
    response: { 200: z.array(DeskStock) },
  },
  setDeskStock: {
    summary:
      'Set how many pieces are in stock; 409 when some were sold since the number that was shown',
    params: z.object({ item: ItemKeyText }),
    body: z.object({ pieces: WholePieces, was: WholePieces }),
    response: { 200: StockLevel },
  },
  getDeskNumbers: {
    summary: 'Orders, subscriptions and payments in numbers',
    response: { 200: DeskNumbers },
  },
  listDeskMails: {
    summary:
      'Emails that are waiting or failed, oldest first, a page at a time, without their recipients',
    querystring: z.object({
      limit: pageLimit(25, 100, 'emails'),
      after: z.optional(cursor('This is not a place in the emails.')),
    }),
    response: {
      200: z.object({
        mails: z.array(QueuedMail),
        next: z.nullable(z.string()),
        waiting: z.int(),
      }),
    },
  },
  retryMails: {
    summary: 'Retry failed emails now: the one that is named, or all of them',
    body: z.object({ id: z.optional(idInput('This is not the id of an email.')) }),
    response: { 200: z.object({ retried: z.int() }) },
  },
  getDeskMetrics: {
    summary: 'Whether the app is ready, and its metrics of the last hour',
    response: { 200: DeskMetrics },
  },
  listOperatorActions: {
    summary: 'What operators did, newest first, a page at a time',
    querystring: z.object({
      limit: pageLimit(50, 100, 'actions'),
      before: z.optional(cursor('This is not a place in the record.')),
    }),
    response: {
      200: z.object({ actions: z.array(OperatorAction), next: z.nullable(z.string()) }),
    },
  },
};

export type DeskOrderQuery = z.output<typeof schemas.listDeskOrders.querystring>;

export const deskCalls = withSchemas('admin', calls, schemas);
