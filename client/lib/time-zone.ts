/** Where the couple's days begin and end. Read for each call, since phones travel. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
