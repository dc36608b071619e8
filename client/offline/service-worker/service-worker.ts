import type { MessageToWorker } from '../../../contract/offline/service-worker.ts';
import { BUILD_ID } from './build-facts.ts';
import { answerPage, isAppPage } from './pages.ts';
import { listenToPush } from './push.ts';
import {
  answerStatic,
  precache,
  refillEmptiedCache,
  removeOldCaches,
  staticFileAt,
} from './static-files.ts';
import { worker } from './worker-scope.ts';

worker.addEventListener('install', (event) => event.waitUntil(precache()));

worker.addEventListener('activate', (event) => {
  // Workers of earlier builds turned preloading on. Firefox fails a page whose preload fails.
  const isPreloadOff = worker.registration.navigationPreload?.disable();
  event.waitUntil(Promise.all([removeOldCaches(), worker.clients.claim(), isPreloadOff]));
});

/**
 * Answers for pages and static files. Other requests, such as calls of the API, go to the network
 * as without a worker.
 */
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    if (!isAppPage(url)) return;
    const answer = answerPage(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(refillEmptiedCache));
    return;
  }
  const file = staticFileAt(url);
  if (file) event.respondWith(answerStatic(file, event));
});

worker.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker;
  if (message.kind === 'tell-build') event.ports[0]?.postMessage(BUILD_ID);
  if (message.kind === 'take-over') event.waitUntil(worker.skipWaiting());
});

listenToPush();
