import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long each part of a request may take; slower clients are disconnected. */
export const TIMEOUTS = {
  headersMs: 15_000,
  /** Headers and body. */
  requestMs: 30_000,
  /** Nothing read or written, as when a browser has stopped reading the answer. */
  stalledMs: 90_000,
  /** How often the first two are checked. */
  checkMs: 5_000,
};

const NOT_HTTP = ['400 Bad Request', 'This request could not be understood.'];
const REASONS: Readonly<Record<string, string[]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The request has more headers than we can take.',
  ],
};

/** Bytes that are no valid request reach no route, so they are answered here. */
export function answerClientError(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = REASONS[error.code ?? ''] ?? NOT_HTTP;
  this.log.info({ code: error.code }, 'broken request');
  const body = JSON.stringify({ message });
  socket.write(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // After the answer is written, whatever else the client sends.
  socket.destroySoon();
}
