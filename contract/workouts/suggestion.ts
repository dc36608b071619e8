import { endpoint, readOffline } from '../endpoint.ts';
import type { schemas } from './suggestion.schemas.ts';

export type * from './suggestion.schemas.ts';

type S = typeof schemas;

export const getSuggestion = readOffline<S['getSuggestion']>('/api/suggestion');
export const passSuggestion = endpoint<S['passSuggestion']>('POST', '/api/suggestion/pass');
