import { endpoint, readOffline } from '../endpoint.ts';
import type { schemas } from './favorites.schemas.ts';

export type * from './favorites.schemas.ts';

type S = typeof schemas;

export const listFavorites = readOffline<S['listFavorites']>('/api/favorites');
export const addFavorite = endpoint<S['addFavorite']>('PUT', '/api/favorites/:workoutId');
export const removeFavorite = endpoint<S['removeFavorite']>('DELETE', '/api/favorites/:workoutId');
