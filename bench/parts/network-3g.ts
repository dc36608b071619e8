import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

const REQUEST = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE) (\S+) HTTP/gm;

/** Starts a proxy to the app with a delay each way, which records the requests. */
export async function network3g(appPort: number, oneWayMs: number) {
  const asked: string[] = [];
  const later = (from: net.Socket, to: net.Socket, seen: (bytes: Buffer) => void = () => {}) =>
    from
      .on('data', (bytes) => {
        seen(bytes);
        setTimeout(() => to.destroyed || to.write(bytes), oneWayMs);
      })
      .on('close', () => setTimeout(() => to.destroy(), oneWayMs))
      .on('error', () => from.destroy());
  const server = net.createServer((near) => {
    const far = net.connect(appPort, '127.0.0.1');
    later(near, far, (bytes) => {
      for (const [, path = ''] of bytes.toString('latin1').matchAll(REQUEST)) asked.push(path);
    });
    later(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, asked, close: () => server.close() };
}
