/**
 * Global scope of this service worker. TypeScript's library takes every worker for a dedicated one.
 */
export const worker = self as unknown as ServiceWorkerGlobalScope;
