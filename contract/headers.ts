/** The header in which the browser names its IANA time zone. */
export const TIME_ZONE_HEADER = 'x-time-zone';
