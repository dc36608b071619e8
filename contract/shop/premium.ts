import { endpoint, endpointBehindLock } from '../endpoint.ts';
import type { schemas } from './premium.schemas.ts';

export type * from './premium.schemas.ts';

type S = typeof schemas;

export const createSubscription = endpoint<S['createSubscription']>(
  'POST',
  '/api/create-subscription',
);
export const getMembership = endpoint<S['getMembership']>('GET', '/api/subscription');
export const cancelSubscription = endpoint<S['cancelSubscription']>(
  'POST',
  '/api/subscription/cancel',
);
export const resumeSubscription = endpoint<S['resumeSubscription']>(
  'POST',
  '/api/subscription/resume',
);
export const answerMembershipNotice = endpoint<S['answerMembershipNotice']>(
  'POST',
  '/api/subscription/notice',
);
export const openBillingPortal = endpointBehindLock<S['openBillingPortal']>(
  'POST',
  '/api/subscription/portal',
);

/** Requested at each press, never in advance: anyone with the address can read the page. */
export const openInvoice = endpointBehindLock<S['openInvoice']>(
  'POST',
  '/api/subscription/invoices/:id/page',
);
