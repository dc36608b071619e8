import type { AddressDraft } from '../../contract/delivery-address.ts';
import { dropDraft, keepDraft, keptDraft } from '../lib/drafts.ts';

export const emptyAddress: AddressDraft = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

const FIELDS = Object.keys(emptyAddress) as (keyof AddressDraft)[];

const draftName = (userId: string) => `address:${userId}`;

/** What is stored was written by an earlier version, or by anyone with this browser: it is checked. */
export function readAddress(userId: string): AddressDraft | null {
  const kept = keptDraft(draftName(userId));
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = FIELDS.map((field) => [field, (kept as Record<string, unknown>)[field]] as const);
  if (!texts.every(([, text]) => typeof text === 'string')) return null;
  return Object.fromEntries(texts) as AddressDraft;
}

export function keepAddress(userId: string, draft: AddressDraft): void {
  keepDraft(draftName(userId), draft);
}

export function dropAddress(userId: string): void {
  dropDraft(draftName(userId));
}
