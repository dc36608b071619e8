import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The names of what the personal store keeps; runs in the page. */
async function keptNames(): Promise<string[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('personal')) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('personal');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
    const asking = database.transaction('values').objectStore('values').getAllKeys();
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });
  database.close();
  return keys.map((key) => JSON.stringify(key));
}

/** Waits until this browser keeps the answers to these calls. */
export async function expectKept(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const names = async () => (await page.evaluate(keptNames)).join('\n');
    await expect.poll(names).toContain(JSON.stringify(JSON.stringify(address)).slice(1, -1));
  }
}

/** Everything that any page of this site could find in this browser, as text. */
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
  return web + (await page.evaluate(keptNames)).join('\n');
}
