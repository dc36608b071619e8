import { APP_SHELL } from '../../../contract/offline/service-worker.ts';
import { BUILD_ID, keptOnUse, precached, type StaticFile } from './build-facts.ts';
import { coverInOtherTheme } from './cover-in-other-theme.ts';
import { worker } from './worker-scope.ts';

const CACHE_PREFIX = 'static-';
const CACHE_NAME = `${CACHE_PREFIX}${BUILD_ID}`;
/**
 * This build and the one before: tabs opened before a deploy still load their parts from the old
 * one.
 */
const KEPT_BUILDS = 2;
/** Fetches only a few files at a time, with pauses, so that requests of the page come first. */
const FETCHED_AT_ONCE = 2;
const PAUSE_MS = 100;

const byUrl = new Map([...precached, ...keptOnUse].map((file) => [file.url, file]));

/** Key under which a file is kept. Other content has another key. */
function keyOf({ url, revision }: StaticFile): string {
  return revision === null ? url : `${url}?revision=${revision}`;
}

/**
 * Reads a kept answer. `Vary` is ignored: only the encoding differs, and a cache holds its answers
 * decoded.
 */
function keptAnswer(key: string): Promise<Response | undefined> {
  return caches.match(key, { ignoreVary: true });
}

/** Fetches without cookies, because the kept file is the same for everyone. */
function fetchFile({ url, revision }: StaticFile): Promise<Response> {
  return fetch(url, {
    credentials: 'omit',
    cache: revision === null ? 'default' : 'no-cache',
    priority: 'low',
  });
}

/**
 * Puts all files of this build into its cache, without fetching those of an earlier build again.
 */
export async function precache(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const waiting = [...precached];
  const takeNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const kept = await keptAnswer(keyOf(file));
      const answer = kept ?? (await fetchFile(file));
      if (!answer.ok) throw new Error(`${file.url} was answered with ${answer.status}.`);
      await cache.put(keyOf(file), answer);
      if (!kept) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, takeNext));
  for (const file of keptOnUse) {
    const answer = await keptAnswer(keyOf(file));
    if (answer) await cache.put(keyOf(file), answer);
  }
}

export async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
  const removed = older.slice(0, Math.max(0, older.length - (KEPT_BUILDS - 1)));
  await Promise.all(removed.map((name) => caches.delete(name)));
}

/**
 * Finds the file of this build at an address, or of an earlier build, whose names hold their hash.
 */
export function staticFileAt({ origin, pathname, search }: URL): StaticFile | null {
  if (origin !== worker.location.origin || search !== '') return null;
  const known = byUrl.get(pathname);
  if (known) return known;
  return pathname.startsWith('/assets/') ? { url: pathname, revision: null } : null;
}

let refilling: Promise<void> | null = null;

/**
 * Fetches all files again if the cache is gone: a browser that needs the space may empty it, and
 * keep the worker.
 */
export async function refillEmptiedCache(): Promise<void> {
  if (await keptFile(APP_SHELL)) return;
  // Without a network, the next page tries again.
  refilling ??= precache().catch(() => {});
  await refilling;
  refilling = null;
}

/** Reads a file of this build from the cache, without fetching it. */
export async function keptFile(url: string): Promise<Response | null> {
  const file = byUrl.get(url);
  return (file && (await keptAnswer(keyOf(file)))) ?? null;
}

/**
 * Answers from the cache, or else from the network. Then keeps the file if it belongs to this
 * build.
 */
export async function answerStatic(file: StaticFile, event: FetchEvent): Promise<Response> {
  const kept = await keptAnswer(keyOf(file));
  if (kept) return kept;
  try {
    return await fetchAndKeep(file, event);
  } catch (error) {
    // The theme may have changed while offline. The cover of the other theme is better than none.
    const other = coverInOtherTheme(file.url);
    const similar = other && (await keptFile(other));
    if (similar) return similar;
    throw error;
  }
}

async function fetchAndKeep(file: StaticFile, event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request);
  if (answer.ok && byUrl.has(file.url)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE_NAME).then((cache) => cache.put(keyOf(file), copy)));
  }
  return answer;
}
