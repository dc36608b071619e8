/** The header in which the browser names its IANA time zone. */
export const TIME_ZONE_HEADER = 'x-time-zone';
/** The header in which a page names its stream, which need not hear of what the page did itself. */
export const STREAM_HEADER = 'x-stream';
/** The header in which a page names the member for whom it writes: under another's login nothing is. */
export const MEMBER_HEADER = 'x-member';
