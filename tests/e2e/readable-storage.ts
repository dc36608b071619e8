import type { Page } from '@playwright/test';

/** Runs in the page. */
async function readEverything(): Promise<string> {
  const texts: string[] = [];
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  /** Collects text from any container: objects, lists, bytes or files. */
  async function collect(value: unknown): Promise<void> {
    if (value instanceof ArrayBuffer) texts.push(new TextDecoder().decode(value));
    else if (ArrayBuffer.isView(value)) texts.push(new TextDecoder().decode(value));
    else if (value instanceof Blob) texts.push(await value.text());
    else if (value instanceof Map || value instanceof Set) {
      for (const one of value) await collect(one);
    } else if (typeof value === 'object' && value !== null) {
      for (const one of Object.entries(value)) for (const part of one) await collect(part);
    } else texts.push(String(value));
  }
  for (const storage of [localStorage, sessionStorage]) await collect({ ...storage });
  for (const { name } of await indexedDB.databases()) {
    const opening = indexedDB.open(name ?? '');
    // Abort if the database was removed since it was listed, so that opening does not recreate it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const database = await ended(opening).catch(() => null);
    if (!database) continue;
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores);
      const all = stores.flatMap((store) => {
        const asked = transaction.objectStore(store);
        return [ended(asked.getAll()), ended(asked.getAllKeys())];
      });
      for (const found of await Promise.all(all)) await collect(found);
    }
    database.close();
  }
  return texts.join('\n');
}

/** Reads every text in this browser that can be read without opening sealed data. */
export const readableStorage = (page: Page) => page.evaluate(readEverything);
