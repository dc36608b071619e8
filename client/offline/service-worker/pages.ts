import { APP_SHELL } from '../../../contract/offline/service-worker.ts';
import { pageAt } from '../../../contract/pages.ts';
import { keptFile } from './static-files.ts';

/** Longer than a page takes on a slow network, shorter than anyone waits before an empty screen. */
const LONGEST_WAIT_MS = 4000;

/**
 * True for pages of the app. Operators' pages do not belong to it, and the server answers for
 * unknown addresses.
 */
export function isAppPage({ pathname }: URL): boolean {
  const page = pageAt(pathname);
  return page !== null && page !== 'desk';
}

/**
 * Answers with the server's page, or with the app shell if the server cannot be reached in time.
 */
export async function answerPage(request: Request): Promise<Response> {
  const answered = networkAnswer(request);
  const waited = new Promise<'too-long'>((resolve) => {
    setTimeout(() => resolve('too-long'), LONGEST_WAIT_MS);
  });
  const first = await Promise.race([answered, waited]);
  if (first !== 'too-long' && first) return first;
  return (await keptFile(APP_SHELL)) ?? (await answered) ?? Response.error();
}

/** Resolves with null if there is no network, or if a proxy cannot reach the server. */
async function networkAnswer(request: Request): Promise<Response | null> {
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : null;
  } catch {
    return null;
  }
}
