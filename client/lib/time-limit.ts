/** A signal that aborts after so long: `AbortSignal.timeout`, which older browsers lack and no test can hurry. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
  return controller.signal;
}
