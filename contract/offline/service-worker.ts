/** Address of the service worker. At the root, so that the worker covers every page. */
export const SERVICE_WORKER = '/service-worker.js';

/** Script that is served instead of the worker, to remove it from all browsers. */
export const WORKER_REMOVER = '/remove-service-worker.js';

/** Page without content, member or theme, which opens when there is no network. */
export const APP_SHELL = '/app-shell.html';

/** Name of the meta element that tells which build a page belongs to. */
export const BUILD_META = 'build';

export type MessageToWorker =
  /** Answered with the worker's build on the message's port. */
  | { kind: 'tell-build' }
  /** Tells a waiting worker not to wait until pages of an earlier build close. */
  | { kind: 'take-over' };
