/** Header in which the browser names its IANA time zone. */
export const TIME_ZONE_HEADER = 'x-time-zone';
/**
 * Cookie in which the browser names the same zone, for the calls that a page preloads: no script
 * writes their headers.
 */
export const TIME_ZONE_COOKIE = 'zone';
/**
 * Header in which a page names its stream, so that the stream does not report the page's own
 * changes.
 */
export const STREAM_HEADER = 'x-stream';
/**
 * Header in which a page names its member. The server rejects a write under another member's login.
 */
export const MEMBER_HEADER = 'x-member';
