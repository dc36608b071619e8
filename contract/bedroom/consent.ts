import { endpointBehindLock } from '../endpoint.ts';
import type { schemas } from './consent.schemas.ts';

export type * from './consent.schemas.ts';

type S = typeof schemas;

/** Kinds of touch and play in the questions; content/touch-kinds.ts has their words. */
export const TOUCH_KINDS = [
  'breath',
  'gaze',
  'hands',
  'faces',
  'embrace',
  'lap',
  'spoons',
  'words',
  'hand-massage',
  'shoulders',
  'back',
  'feet',
  'hair',
  'cheek',
  'oil',
  'eyes-closed',
  'scent',
  'silk',
  'blindfold',
  'dance',
  'led',
  'weight',
  'stretching',
  'dares',
] as const;

export const CHOICES = ['yes', 'maybe', 'no'] as const;

export const confirmAdult = endpointBehindLock<S['confirmAdult']>('PUT', '/api/consent/adult');
export const getChoices = endpointBehindLock<S['getChoices']>('GET', '/api/consent/choices');
export const changeChoice = endpointBehindLock<S['changeChoice']>('PUT', '/api/consent/choices');
export const eraseChoices = endpointBehindLock<S['eraseChoices']>('DELETE', '/api/consent/choices');
export const openMaybes = endpointBehindLock<S['openMaybes']>('PUT', '/api/consent/maybes');
export const getMatches = endpointBehindLock<S['getMatches']>('GET', '/api/consent/matches');
