import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

type BrokenRequest = [status: string, message: string];

const TOO_SLOW: BrokenRequest = ['408 Request Timeout', 'The request took too long to arrive.'];
const TOO_MANY_HEADERS: BrokenRequest = [
  '431 Request Header Fields Too Large',
  'The request has more headers than we can take.',
];
const NOT_HTTP: BrokenRequest = ['400 Bad Request', 'This request could not be understood.'];

const REASONS: Readonly<Record<string, BrokenRequest>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: TOO_MANY_HEADERS,
};

/** How long each part of a request may take; whoever is slower makes room for others. */
export type Patience = {
  headersMs: number;
  /** Headers and body. */
  requestMs: number;
  /** Nothing read or written, as when a browser has stopped taking what it asked for. */
  stalledMs: number;
  /** How often the first two are looked at. */
  checkMs: number;
};

export const PATIENCE: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  stalledMs: 90_000,
  checkMs: 5_000,
};

/** What came as no request at all reaches no route, so its answer is written here. */
export function answerBrokenRequest(
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
  // Once that is on its way, whatever the other side still has in mind.
  socket.destroySoon();
}
