import { createHmac } from 'node:crypto';
import type { IceServers } from '../../contract/live/video.ts';
import type { Deps } from '../deps.ts';
import { pseudonym } from '../security/sealing.ts';

/** Longer than any workout; each message between the two ends is answered with new ones. */
const CREDENTIALS_LAST_SECONDS = 2 * 60 * 60;

type Needs = Pick<Deps, 'videoServers' | 'coupleKeys' | 'now'>;

/**
 * The servers that help two phones to find each other, for a member of a video that both agreed to.
 * A relay gets credentials for a limited time, as the TURN REST scheme has them, under a name of the
 * member and the day: the relay can bound what one member takes, and not tell who it is tomorrow.
 */
export async function iceServersFor(
  member: { id: string; coupleId: string },
  { videoServers: { iceServers, turn }, coupleKeys, now }: Needs,
): Promise<IceServers> {
  if (!turn) return [...iceServers];
  const moment = now();
  const day = moment.toISOString().slice(0, 10);
  const name = pseudonym(await coupleKeys(member.coupleId), 'relay', member.id, day);
  const endsAt = Math.floor(moment.getTime() / 1000) + CREDENTIALS_LAST_SECONDS;
  const username = `${endsAt}:${name}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...iceServers, { urls: turn.urls, username, credential }];
}
