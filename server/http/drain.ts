import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time to finish requests and answers. Some clients and some services never finish. */
const CLIENTS_MS = 5_000;

/**
 * Closes connections that would delay the shutdown: unused ones, and those just answered. Node
 * itself closes only idle ones.
 */
export function installDrain(app: FastifyInstance): void {
  /** Connections that browsers open ahead, before they send a request. */
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    if (isClosing) socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), CLIENTS_MS).unref();
  });
  // Close a busy connection once it is answered: no next request comes.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
