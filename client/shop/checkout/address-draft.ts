import type { AddressDraft } from '../../../contract/shop/delivery-address.ts';
import { memberDraft } from '../../device/drafts.ts';

export const emptyAddress: AddressDraft = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

function isAddress(value: unknown): value is AddressDraft {
  return Object.keys(emptyAddress).every((field) => typeof Object(value)[field] === 'string');
}

export const addressDraft = memberDraft('address', isAddress);
