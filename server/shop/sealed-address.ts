import type { KeyObject } from 'node:crypto';
import type { DeliveryAddress } from '../../contract/shop/delivery-address.ts';
import { seal, unseal } from '../security/sealing.ts';

/**
 * Order of an address. The address is authenticated: moved to another order, it cannot be opened.
 */
type Place = { coupleId: string; id: string };

function context({ coupleId, id }: Place): string {
  return `address ${coupleId} ${id}`;
}

export function sealAddress(key: KeyObject, place: Place, address: DeliveryAddress): string {
  return seal(key, context(place), JSON.stringify(address));
}

export function openAddress(key: KeyObject, place: Place, sealed: string): DeliveryAddress {
  return JSON.parse(unseal(key, context(place), sealed)) as DeliveryAddress;
}

export function sealTracking(key: KeyObject, { coupleId, id }: Place, text: string): string {
  return seal(key, `tracking ${coupleId} ${id}`, text);
}

export function openTracking(key: KeyObject, { coupleId, id }: Place, sealed: string): string {
  return unseal(key, `tracking ${coupleId} ${id}`, sealed);
}
