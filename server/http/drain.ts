import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time to finish what is being sent, answered or read. Some clients never do, nor do some services. */
const CLIENTS_MS = 5_000;

/** Node ends only idle connections: unused ones and those just answered would hold up the shutdown. */
export function installDrain(app: FastifyInstance): void {
  /** Connections that browsers open ahead, before they have anything to ask. */
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
  // A connection that was busy is done once it is answered: no next request comes.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
