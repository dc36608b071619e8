import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '../../contract/auth/auth.ts';
import {
  firstCalls,
  type KnownCall,
  type PageData,
  partsOf,
  urlsOfParts,
} from '../../contract/page-data/first-calls.ts';
import { getHomeData, getProgressData, getSharedData } from '../../contract/page-data/page-data.ts';
import { holdsLogin } from '../auth/login-hint.ts';
import { userQuery } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { waitTogether } from '../lib/joint-call.ts';
import { lockHere, urlsBehindLock } from '../lib/lock-state.ts';
import { marksOf, queryFor } from '../lib/query-client.ts';
import { rememberTimeZone, timeZone } from '../lib/time-zone.ts';

/** Longest wait for the answers. Preloaded ones (server/page-preloads.ts) arrive sooner. */
const MAX_WAIT_MS = 100;

/**
 * Makes the first calls of the page at `path` before anything is rendered, so that the page renders
 * once, with its answers.
 */
export async function fetchFirstAnswers(queryClient: QueryClient, path: string): Promise<void> {
  const isMember = holdsLogin();
  if (isMember) rememberTimeZone();
  const answers = firstCalls(path, isMember).map((first) => fetchAnswer(queryClient, first));
  await Promise.race([
    Promise.all(answers),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}

function fetchAnswer(queryClient: QueryClient, first: KnownCall): Promise<void> {
  const { endpoint, args } = first;
  switch (endpoint.url) {
    case currentUser.url:
      return queryClient.prefetchQuery(userQuery);
    case getHomeData.url:
    case getProgressData.url:
    case getSharedData.url:
      return fillCache(queryClient, first);
    default:
      return queryClient.prefetchQuery(queryFor(endpoint, ...(args as [])));
  }
}

/** Fills the cache with the parts of a page's data, under the keys of the parts' own calls. */
function fillCache(queryClient: QueryClient, { endpoint, args }: KnownCall): Promise<void> {
  const ask = () => call(endpoint, ...(args as [])) as Promise<PageData>;
  const isFilled = ownDaysData(ask).then(
    (data) => {
      // Ask for each part again once the lock is open: these answers are from before it closed.
      if (lockHere() === 'closed') return;
      for (const [part, answer] of partsOf(data)) {
        const { url, isBehindLock } = part.endpoint;
        if (isBehindLock) urlsBehindLock.add(url);
        // Mark answers that no component reads yet: those may be kept for reading offline as well.
        queryClient.setQueryDefaults([url], { meta: marksOf(part.endpoint) });
        queryClient.setQueryData([url, ...part.args], answer);
      }
    },
    // Each part then makes its own call, which shows a failure or the answer kept on this phone.
    () => {},
  );
  waitTogether(urlsOfParts(endpoint), isFilled);
  return isFilled;
}

/** Asks once more if the days are those of the zone in which the phone was before. */
async function ownDaysData(ask: () => Promise<PageData>): Promise<PageData> {
  const data = await ask();
  const isOwn = data.deviceZone === null || data.deviceZone === timeZone();
  return isOwn ? data : ask();
}
