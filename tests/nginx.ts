import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { vi } from 'vitest';
import { root } from '../scripts/prepare.mjs';
import { findNginx } from '../scripts/tools.mjs';
import { freePort } from '../server/testing/free-port.ts';

export type Nginx = {
  httpPort: number;
  httpsPort: number;
  origin: string;
  /** Sends traffic only to these ports of this machine, without dropping any request. */
  use(ports: number[]): Promise<void>;
  logged(): string;
  stop(): Promise<void>;
};

/** Starts nginx with the setup of deploy/nginx, unchanged except for ports, names and paths. */
export async function startNginx(directory: string): Promise<Nginx> {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not installed; `npm test` installs it.');
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${httpsPort}`;
  const at = (name: string) => path.join(directory, name);
  for (const folder of ['conf.d', 'tmp', 'cache']) mkdirSync(at(folder), { recursive: true });
  certify(at('key.pem'), at('cert.pem'));
  writeFileSync(
    at('conf.d/sexercise.conf'),
    replaced('sexercise.conf', [
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
      ['listen [::]:443 ssl http2;', ''],
      ['https://example.com', origin],
      ['example.com', 'localhost'],
      ['/etc/sexercise/tls/fullchain.pem', at('cert.pem')],
      ['/etc/sexercise/tls/privkey.pem', at('key.pem')],
      ['/var/cache/nginx/sexercise', at('cache')],
      ['/var/log/nginx/error.log', at('error.log')],
    ]),
  );
  writeFileSync(at('nginx.conf'), mainConf(directory));
  const upstream = replaced('sexercise-upstream.conf', []);
  const servers = /^ *server 127.*\n/gm;
  const write = (ports: number[]) => {
    const [line = ''] = upstream.match(servers) ?? [];
    const lines = ports.map((port) => line.replace(':3000', `:${port}`)).join('');
    const [head = '', ...tail] = upstream.split(servers).filter((part) => part !== '');
    writeFileSync(at('conf.d/upstream.conf'), head + lines + tail.join(''));
  };
  write([1]);
  const args = ['-p', directory, '-c', at('nginx.conf')];
  const server = spawn(nginx, args, { stdio: 'ignore' });
  const exited = once(server, 'exit');
  await vi.waitUntil(() => answers(httpsPort), { timeout: 20_000 });
  const workers = () => workersOf(server.pid);
  return {
    httpPort,
    httpsPort,
    origin,
    async use(ports) {
      write(ports);
      const before = workers();
      execFileSync(nginx, [...args, '-s', 'reload'], { stdio: 'ignore' });
      // Wait until the workers with the old list have answered their accepted requests.
      await vi.waitUntil(() => !workers().some((pid) => before.includes(pid)), { timeout: 30_000 });
    },
    logged: () => ['access.log', 'error.log'].map((name) => readIfThere(at(name))).join('\n'),
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function replaced(file: string, changes: [string, string][]): string {
  let text = readFileSync(path.join(root, 'deploy/nginx', file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} no longer has ${from}.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

function mainConf(directory: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${directory}/nginx.pid;
    error_log ${directory}/error.log;
    events { worker_connections 512; }
    http {
      access_log ${directory}/access.log;
      ${places.map((name) => `${name}_temp_path ${directory}/tmp/${name};`).join('\n')}
      include ${directory}/conf.d/*.conf;
    }`;
}

function certify(key: string, certificate: string): void {
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...kind, ...subject, ...files], {
    stdio: 'ignore',
  });
}

function workersOf(master: number | undefined): string[] {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8');
  return children.split(' ').filter(Boolean);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      probe.destroy();
      resolve(isThere);
    };
    probe.once('connect', () => end(true)).once('error', () => end(false));
  });
}
