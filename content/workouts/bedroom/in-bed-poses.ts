import { apart } from '../sides.ts';
import { onBed } from './pictures.ts';

export const sitting = { width: 380, pillows: [-150] };
export const roundBacks = onBed(apart('cat', 12), { width: 500 });
export const hollowBacks = onBed(apart('cow', 12), { width: 500 });
