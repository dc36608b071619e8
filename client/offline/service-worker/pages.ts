import { APP_SHELL } from '../../../contract/offline/service-worker.ts';
import { pageAt } from '../../../contract/pages.ts';
import { keptFile } from './static-files.ts';

/** Longer than a page takes on a slow network, shorter than anyone waits before an empty screen. */
const LONGEST_WAIT_MS = 4000;

/** Operators' pages are no part of the app in someone's pocket, and what does not exist is the server's. */
export function isAppPage({ pathname }: URL): boolean {
  const page = pageAt(pathname);
  return page !== null && page !== 'desk';
}

/** The page as the server has it now; the app shell only where the server cannot be reached in time. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const answered = networkAnswer(event);
  const waited = new Promise<'too-long'>((resolve) => {
    setTimeout(() => resolve('too-long'), LONGEST_WAIT_MS);
  });
  const first = await Promise.race([answered, waited]);
  if (first !== 'too-long' && first) return first;
  return (await keptFile(APP_SHELL)) ?? (await answered) ?? Response.error();
}

/** Null where there is no network, or what is in front of the server has lost it. */
async function networkAnswer(event: FetchEvent): Promise<Response | null> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const answer = preloaded ?? (await fetch(event.request));
    return answer.status < 500 ? answer : null;
  } catch {
    return null;
  }
}
