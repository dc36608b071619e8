import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

type Pair = { ends: readonly [net.Socket, net.Socket]; isSilent: boolean };

/**
 * Forwards to a local port and can break every connection as a network does, with a reset or
 * silently.
 */
export async function cuttableProxy(targetPort: number) {
  const pairs = new Set<Pair>();
  let server = net.createServer();
  let port = 0;
  let isFrozen = false;

  function accept(socket: net.Socket) {
    const upstream = net.connect(targetPort, '127.0.0.1');
    const pair: Pair = { ends: [socket, upstream], isSilent: isFrozen };
    pairs.add(pair);
    for (const end of pair.ends) {
      end.on('error', () => undefined);
      end.on('close', () => pair.isSilent || part(pair));
    }
    if (isFrozen) socket.pause();
    else join(pair);
  }

  function part(pair: Pair) {
    pairs.delete(pair);
    for (const end of pair.ends) end.destroy();
  }

  async function mend() {
    isFrozen = false;
    server = net.createServer(accept);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function cut() {
    const closed = once(server, 'close');
    server.close();
    for (const pair of pairs) part(pair);
    await closed;
  }

  /**
   * Stops all traffic without telling either side. New connections are accepted and kept silent.
   */
  function freeze() {
    isFrozen = true;
    for (const pair of pairs) {
      pair.isSilent = true;
      for (const end of pair.ends) end.unpipe().pause();
    }
  }

  /** Resumes all traffic. Data sent while frozen arrives now. */
  function thaw() {
    isFrozen = false;
    for (const pair of pairs) join(pair);
  }

  /**
   * Lets new connections pass, as to a machine that took over. The frozen ones stay silent forever.
   */
  function takeOver() {
    isFrozen = false;
  }

  await mend();
  return { port, cut, mend, freeze, thaw, takeOver };
}

function join(pair: Pair) {
  const [socket, upstream] = pair.ends;
  pair.isSilent = false;
  socket.pipe(upstream).pipe(socket);
}
