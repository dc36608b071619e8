import { readLocal, writeLocal } from '../../lib/web-storage.ts';

const KEY = 'plan-time';
const EVENING = '20:00';

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Time at which this device planned last: most couples have a time of their own. */
export const lastTime = () => readLocal(KEY, isTime) ?? EVENING;
export const rememberTime = (time: string) => writeLocal(KEY, time);
