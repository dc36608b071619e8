import { isUuid } from '../../contract/uuid.ts';
import { notFound } from './errors.ts';

/** The id in lower case, as the database writes it. Whatever is not an id belongs to nobody. */
export function asId(text: string): string {
  if (!isUuid(text)) throw notFound();
  return text.toLowerCase();
}

/** The number of a workout; no workout has any other. */
export function asWorkoutId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}
