import { isUuid } from '../../contract/uuid.ts';
import { notFound } from './errors.ts';

/**
 * Returns the id in lower case, as the database writes it. Refuses any other text like a missing
 * row.
 */
export function asId(text: string): string {
  if (!isUuid(text)) throw notFound();
  return text.toLowerCase();
}

/** Parses the number of a workout. Refuses any other text like a missing workout. */
export function asWorkoutId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}
