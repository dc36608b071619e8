import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Reads everything in the database for kept data, by store. Runs in the page. */
async function keptRows(): Promise<Record<string, unknown[]>> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('member')) return {};
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await resultOf(indexedDB.open('member'));
  const rows: Record<string, unknown[]> = {};
  for (const name of database.objectStoreNames) {
    rows[name] = await resultOf(database.transaction(name).objectStore(name).getAll());
  }
  database.close();
  return rows;
}

/** Waits until this browser keeps the answers to these calls. */
export async function expectKept(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const names = async () => JSON.stringify((await page.evaluate(keptRows)).kept ?? []);
    await expect.poll(names).toContain(JSON.stringify(JSON.stringify(address)).slice(1, -1));
  }
}

/** Reads everything as text that any page of this site could find in this browser. */
export async function everythingStored(page: Page): Promise<string> {
  const web = await page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const cached = await Promise.all(
      caches.map(async (name) => {
        const cache = await globalThis.caches.open(name);
        return (await cache.keys()).map(({ url }) => url);
      }),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached]);
  });
  return web + JSON.stringify(await page.evaluate(keptRows));
}

/** Reads the names of the member's kept data, such as the calls whose answers are kept. */
export async function keptNames(page: Page): Promise<string> {
  const { kept = [] } = await page.evaluate(keptRows);
  return kept.map((row) => (row as { name: string }).name).join('\n');
}
