import { endpoint, READ_OFFLINE } from '../endpoint.ts';
import type { schemas } from './suggestion.schemas.ts';

export type * from './suggestion.schemas.ts';

type S = typeof schemas;

export const getSuggestion = endpoint<S['getSuggestion']>('GET', '/api/suggestion', READ_OFFLINE);
export const passSuggestion = endpoint<S['passSuggestion']>('POST', '/api/suggestion/pass');
