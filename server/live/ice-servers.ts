import { createHmac } from 'node:crypto';
import type { IceServers } from '../../contract/live/video.ts';
import type { Deps } from '../deps.ts';
import { pseudonym } from '../security/sealing.ts';

/**
 * Lifetime of the credentials, longer than any workout. Each peer message is answered with new
 * ones.
 */
const CREDENTIALS_LAST_SECONDS = 2 * 60 * 60;

type Needs = Pick<Deps, 'videoServers' | 'coupleKeys' | 'now'>;

/**
 * Lists the servers that help two phones find each other, for a member of a video that both agreed
 * to. A relay gets temporary credentials in the TURN REST scheme. Their name is derived from the
 * member and the day, so that the relay can limit one member's use but cannot recognize the member
 * the next day.
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
