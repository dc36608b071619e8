/** TypeScript's library takes every worker for a dedicated one; this one is a service worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
