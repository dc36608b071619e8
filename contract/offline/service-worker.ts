/** Where the browser finds the worker; at the root, so that it answers for every page. */
export const SERVICE_WORKER = '/service-worker.js';

/** What is served in its place to remove it from all browsers. */
export const WORKER_REMOVER = '/remove-service-worker.js';

/** The app without a page, a member or a look: what opens where there is no network. */
export const APP_SHELL = '/app-shell.html';

/** The name of the element in a page's head that says which build the page belongs to. */
export const BUILD_META = 'build';

export type MessageToWorker =
  /** Answered with the worker's build on the message's port. */
  | { kind: 'tell-build' }
  /** To a worker that waits: do not wait for pages of an earlier build to close. */
  | { kind: 'take-over' };
