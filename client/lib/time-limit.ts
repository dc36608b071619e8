/** Aborts after `ms`. Older browsers lack `AbortSignal.timeout`, and no test can speed that up. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
  return controller.signal;
}
