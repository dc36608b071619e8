import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '../../contract/auth/auth.ts';
import {
  firstCalls,
  type KnownCall,
  PART_CALLS,
  partsOf,
} from '../../contract/page-data/first-calls.ts';
import {
  getHomeData,
  getProgressData,
  type HomeData,
  type ProgressData,
} from '../../contract/page-data/page-data.ts';
import { holdsLogin } from '../auth/login-hint.ts';
import { userQuery } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { waitTogether } from '../lib/joint-call.ts';
import { lockHere, urlsBehindLock } from '../lib/lock-state.ts';
import { marksOf, queryFor } from '../lib/query-client.ts';
import { rememberTimeZone, timeZone } from '../lib/time-zone.ts';

type AskForPage = () => Promise<HomeData | ProgressData>;

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

function fetchAnswer(queryClient: QueryClient, { endpoint, args }: KnownCall): Promise<void> {
  switch (endpoint.url) {
    case currentUser.url:
      return queryClient.prefetchQuery(userQuery);
    case getHomeData.url:
      return fillCache(queryClient, () => call(getHomeData));
    case getProgressData.url:
      return fillCache(queryClient, () => call(getProgressData));
    default:
      return queryClient.prefetchQuery(queryFor(endpoint, ...(args as [])));
  }
}

/** Fills the cache with the parts of a page's data, under the keys of the parts' own calls. */
function fillCache(queryClient: QueryClient, ask: AskForPage): Promise<void> {
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
  waitTogether(
    Object.values(PART_CALLS).map(({ url }) => url),
    isFilled,
  );
  return isFilled;
}

/** Asks once more if the days are those of the zone in which the phone was before. */
async function ownDaysData(ask: AskForPage): Promise<HomeData | ProgressData> {
  const data = await ask();
  const isOwn = data.deviceZone === null || data.deviceZone === timeZone();
  return isOwn ? data : ask();
}
