import http from 'node:http';
import type { Registry } from 'prom-client';
import { ConfigError } from '../../config.ts';

/** Serves this machine alone, because metrics describe people's use of the app. */
const LOOPBACK = '127.0.0.1';

/** Starts the server. Returns a function that closes it. */
export async function serveMetrics(port: number, registry: Registry): Promise<() => Promise<void>> {
  const server = http.createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new ConfigError(`METRICS_PORT ${port} cannot be used: ${error.message}`)),
    );
    server.listen(port, LOOPBACK, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
