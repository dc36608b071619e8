import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** Stands before a local port and can lose every connection, as a network does. */
export async function cuttableProxy(targetPort: number) {
  const sockets = new Set<net.Socket>();
  let server = net.createServer();
  let port = 0;

  async function mend() {
    server = net.createServer((socket) => {
      const upstream = net.connect(targetPort, '127.0.0.1');
      for (const end of [socket, upstream]) {
        sockets.add(end);
        end.on('error', () => undefined);
        end.on('close', () => {
          sockets.delete(end);
          socket.destroy();
          upstream.destroy();
        });
      }
      socket.pipe(upstream).pipe(socket);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function cut() {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  return { port, cut, mend };
}
