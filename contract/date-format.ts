const formats = new Map<string, Intl.DateTimeFormat>();
/**
 * Limits the cache. There are some 600 zones and aliases, but each may be written in many mixtures
 * of upper and lower case.
 */
const MAX_FORMATS = 2_000;

/**
 * Returns the format of a name: the first one that was asked for, since creating a format costs a
 * hundred times more than using one. Throws if the zone is unknown.
 */
export function dateFormat(
  name: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  if (formats.size < MAX_FORMATS) formats.set(name, format);
  return format;
}

/**
 * Returns the fields of a moment as digits, such as month: '03'. Never read a date from a format's
 * text: locales print otherwise from one engine to the next.
 */
export function fieldsOf(format: Intl.DateTimeFormat, moment: Date): Record<string, string> {
  const fields = format
    .formatToParts(moment)
    .map(({ type, value }) => [type, value.padStart(type === 'year' ? 4 : 2, '0')] as const);
  return Object.fromEntries(fields);
}
