import { endpoint, endpointBehindLock, readOffline } from '../endpoint.ts';
import type { schemas } from './profile.schemas.ts';

export type * from './profile.schemas.ts';

type S = typeof schemas;

export const getPartner = readOffline<S['getPartner']>('/api/partner');
export const mailInvitation = endpointBehindLock<S['mailInvitation']>(
  'POST',
  '/api/partner/invitation',
);
export const shareInvitation = endpointBehindLock<S['shareInvitation']>(
  'POST',
  '/api/partner/invitation-link',
);
export const getTour = endpoint<S['getTour']>('GET', '/api/tour');
export const completeTour = endpoint<S['completeTour']>('PUT', '/api/tour');
