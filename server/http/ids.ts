import { isUuid } from '../../contract/uuid.ts';
import { notFound } from './errors.ts';

/** The id in lower case, as the database writes it. Whatever is not an id belongs to nobody. */
export function asId(text: string): string {
  if (!isUuid(text)) throw notFound();
  return text.toLowerCase();
}
