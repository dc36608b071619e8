import * as z from 'zod/mini';
import { THEMES } from './preferences.ts';

export const Theme = z.enum(THEMES, { error: 'Please choose light, dark or the system’s theme.' });
