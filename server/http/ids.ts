import { notFound } from './errors.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id in lower case, as the database writes it. Whatever is not an id belongs to nobody. */
export function asId(text: string): string {
  if (!UUID.test(text)) throw notFound();
  return text.toLowerCase();
}
