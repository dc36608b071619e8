import { createHmac, randomUUID } from 'node:crypto';
import type { IceServers } from '../../contract/video.ts';
import type { Deps } from '../deps.ts';

/** Longer than any workout; each message between the two ends is answered with new ones. */
const CREDENTIALS_LAST_SECONDS = 2 * 60 * 60;

/**
 * The servers that help two phones to find each other. A relay gets credentials for a limited time,
 * as the TURN REST scheme has them, under a name that says nothing of who uses it.
 */
export function iceServersAt(
  { iceServers, turn }: Deps['videoServers'],
  now: Date,
  user = randomUUID() as string,
): IceServers {
  if (!turn) return [...iceServers];
  const endsAt = Math.floor(now.getTime() / 1000) + CREDENTIALS_LAST_SECONDS;
  const username = `${endsAt}:${user}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...iceServers, { urls: turn.urls, username, credential }];
}
