import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time limits for the parts of a request; slower clients are disconnected. */
export const TIMEOUTS = {
  headersMs: 15_000,
  /** Covers headers and body. */
  requestMs: 30_000,
  /** Covers time without any read or write, as when a browser stops reading the answer. */
  stalledMs: 90_000,
  /** Interval between checks of the first two. */
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

/** Answers bytes that are no valid request and therefore reach no route. */
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
  // Close once the answer is written, even if the client still sends.
  socket.destroySoon();
}
