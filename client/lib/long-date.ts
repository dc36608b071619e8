/** 11 April 2026, in the reader's own zone. */
export function longDate(isoTime: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(isoTime));
}
