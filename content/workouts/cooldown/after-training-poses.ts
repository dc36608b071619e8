import { apart } from '../sides.ts';

export const balanced = apart('hands-held', -8);
