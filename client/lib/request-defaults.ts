import { STREAM_HEADER, TIME_ZONE_HEADER } from '../../contract/headers.ts';
import { timeZone } from './time-zone.ts';

let streamId: string | null = null;

/** Names this page's live stream in every call, so that the page is not told of its own changes. */
export function nameStream(id: string): void {
  streamId = id;
}

export function requestDefaults() {
  const headers = {
    accept: 'application/json',
    [TIME_ZONE_HEADER]: timeZone(),
    ...(streamId && { [STREAM_HEADER]: streamId }),
  };
  return { credentials: 'include', headers } as const;
}
