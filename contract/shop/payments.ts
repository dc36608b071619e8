import { endpoint } from '../endpoint.ts';
import type { schemas } from './payments.schemas.ts';

export type * from './payments.schemas.ts';

type S = typeof schemas;

/** Text that a bank prints beside the amount. People see it before they pay. */
export const STATEMENT_TEXT = 'SXR* STUDIO';

export const confirmSandboxPayment = endpoint<S['confirmSandboxPayment']>(
  'POST',
  '/api/sandbox/confirm',
);
