import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { build, root } from '../scripts/prepare.mjs';
import { HEARTBEAT_MS } from '../server/live/streams.ts';
import { freePort } from '../server/testing/free-port.ts';
import { tempDirectory } from '../server/testing/temp-directory.ts';

vi.setConfig({ testTimeout: 180_000 });
const directory = tempDirectory();
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');

/** Returns the instructions of a Dockerfile from the last FROM on, each on one line. */
function imageInstructions(): { word: string; rest: string }[] {
  const lines = read('docker/Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return lines.slice(lines.findLastIndex((line) => line.startsWith('FROM '))).map((line) => {
    const [word = '', ...rest] = line.split(' ');
    return { word, rest: rest.join(' ') };
  });
}

const instruction = (name: string) =>
  imageInstructions().find(({ word }) => word === name)?.rest ?? '';
const commandIn = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];

test('Node is given the same room for what is short-lived, however the app is run', () => {
  const flag = /--max-semi-space-size=\d+/;
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const bench = readFileSync(path.join(root, 'bench/parts/servers.ts'), 'utf8');
  const texts = [scripts.start, instruction('CMD'), read('systemd/sexercise@.service'), bench];
  const flags = texts.map((text: string) => flag.exec(text)?.[0]);
  expect(new Set(flags)).toEqual(new Set(['--max-semi-space-size=48']));
});

describe('the image', () => {
  beforeAll(build, 300_000);

  test('serves with the packages of production alone, is found healthy, is backed up, and drains on SIGTERM', async () => {
    linkProductionPackages(path.join(directory(), 'node_modules'));
    // Copy the scripts too: the image has none, but systemd runs some, such as `npm run backup`.
    for (const part of ['dist', 'package.json', 'package-lock.json', 'scripts']) {
      await cp(path.join(root, part), path.join(directory(), part), { recursive: true });
    }
    const settings = instruction('ENV')
      .split(' ')
      .map((pair) => pair.split('='));
    const env = {
      ...Object.fromEntries(settings),
      PATH: path.dirname(process.execPath),
      // Keep symlinks, because packages are links here and must find each other at the link's
      // place.
      NODE_OPTIONS: '--preserve-symlinks',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: path.join(directory(), 'data'),
      DEMO: 'false',
    };
    expect(Object.fromEntries(settings)).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
    const [program = '', ...args] = commandIn(instruction('CMD'));
    const app = spawn(program, args, { cwd: directory(), env, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void app.kill('SIGKILL'));
    let errors = '';
    app.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const isReady = once(app.stdout, 'data').then(([line]) => String(line));
    expect(await Promise.race([isReady, once(app, 'exit').then(() => errors)])).toMatch(/is ready/);

    const [node = '', ...check] = commandIn(instruction('HEALTHCHECK'));
    execFileSync(node, check, { env });
    expect(backUp('scripts/cli.mjs', env)).toMatch(/^Backed up while the app was serving/);
    expect(backUp('dist/server/cli.js', env)).toMatch(/^Backed up while the app was serving/);
    execFileSync(node, check, { env });
    const exited = once(app, 'exit');
    app.kill(instruction('STOPSIGNAL') as NodeJS.Signals);
    expect(await exited).toEqual([0, null]);
    expect(() => execFileSync(node, check, { env, stdio: 'ignore' })).toThrow();
  });

  test('runs as nobody of importance', () => {
    expect(instruction('USER')).toBe('node');
  });

  test('is built from files that reach the builder', () => {
    const allowed = readFileSync(path.join(root, '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const file of allowed.filter((name) => !name.includes('*'))) {
      expect(existsSync(path.join(root, file)), file).toBe(true);
    }
    for (const needed of ['package.json', 'package-lock.json', '.npmrc', 'scripts', 'client']) {
      expect(allowed).toContain(needed);
    }
    for (const secret of ['data', '.git', '.env', 'deploy', 'tests']) {
      expect(allowed).not.toContain(secret);
    }
  });
});

/**
 * Backs up with a script while an app serves from this build and these packages. Nothing may be
 * installed or built.
 */
function backUp(script: string, env: Record<string, string>): string {
  const target = path.join(directory(), `${path.basename(script)}.tar.gz`);
  const cwd = directory();
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'backup', target], {
    cwd,
    // Set a PATH without npm.
    env: { ...env, PATH: cwd },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

/** Links the packages that `npm ci --omit=dev` would install, as listed in the lockfile. */
function linkProductionPackages(into: string): void {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [place, { dev, devOptional }] of Object.entries(lock.packages)) {
    const [, name, ...deeper] = place.split('node_modules/');
    const source = path.join(root, place);
    if (!name || deeper.length > 0 || dev || devOptional || !existsSync(source)) continue;
    const target = path.join(into, name.replace(/\/$/, ''));
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(source, target);
  }
  expect(existsSync(path.join(into, 'fastify'))).toBe(true);
  expect(existsSync(path.join(into, 'vite'))).toBe(false);
}

type Service = {
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  network_mode?: string;
  command?: string[];
  environment?: Record<string, string>;
};

describe('the compose file', () => {
  const { services } = parse(read('docker/compose.yml'), { merge: true }) as {
    services: Record<string, Service>;
  };

  test('lets no service write to its image or gain rights', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  test('opens the proxy and the relay to the world, and the database to the app alone', () => {
    const open = Object.entries(services).filter(([, one]) => one.ports ?? one.network_mode);
    expect(open.map(([name]) => name)).toEqual(['proxy', 'relay']);
    expect(services.database?.networks).toEqual(['inside']);
    expect(services.proxy?.networks).toEqual(['outside']);
  });

  test('puts the proxy in front of every app, and tells each app so', () => {
    const upstream = read('docker/upstream.conf');
    // Require a lookup that repeats: a recreated container has a new address, so an address looked
    // up only once becomes stale.
    const behind = [...upstream.matchAll(/server ([\w-]+):3000 resolve /g)];
    expect(upstream).toMatch(/zone \w+ \d+k;\s[^}]*resolver 127\.0\.0\.11 valid=2s/);
    const apps = Object.keys(services).filter((name) => name.startsWith('app'));
    expect(behind.map(([, name]) => name)).toEqual(apps);
    for (const name of apps) expect(services[name]?.environment?.TRUST_PROXY).toBe('1');
  });

  test('mounts files that are there, and keeps no secret of its own', () => {
    const volumes = [...(services.proxy?.volumes ?? []), ...(services.relay?.volumes ?? [])];
    const mounted = volumes.map((volume) => volume.split(':')[0] ?? '');
    for (const file of mounted.filter((name) => name.endsWith('.conf'))) {
      expect(existsSync(path.join(root, 'deploy/docker', file)), file).toBe(true);
    }
    const text = read('docker/compose.yml');
    expect(text.match(/PASSWORD: (.*)/g)).toEqual(['PASSWORD: $' + '{POSTGRES_PASSWORD:?}']);
    expect(services.relay?.command).toContain('--static-auth-secret=$' + '{TURN_SECRET:?}');
  });
});

test('nginx gives up a stream of events whose heartbeat is missing, and none that beats', () => {
  const [, stream = ''] =
    /location = \/api\/live\/events \{(.*?)\}/s.exec(read('nginx/sexercise.conf')) ?? [];
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(stream) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(2 * HEARTBEAT_MS);
  expect(Number(seconds) * 1000).toBeLessThan(4 * HEARTBEAT_MS);
});

test('the relay asks for names of the app’s, leads into no private network, and logs nobody', () => {
  const lines = read('coturn/turnserver.conf').split('\n');
  const settings = ['use-auth-secret', 'no-cli', 'no-multicast-peers', 'no-tcp-relay'];
  for (const line of [...settings, 'log-file=/dev/null']) {
    expect(lines).toContain(line);
  }
  for (const start of ['10.0.0.0', '127.0.0.0', '172.16.0.0', '192.168.0.0', '::1', 'fc00::']) {
    expect(lines.some((line) => line.startsWith(`denied-peer-ip=${start}`))).toBe(true);
  }
  expect(lines.filter((line) => /secret=|^user=/.test(line) && !line.startsWith('#'))).toEqual([]);
});

describe('the systemd unit', () => {
  const unit = read('systemd/sexercise@.service');

  test('starts what the image starts, and waits as long for the end', () => {
    const [, ...args] = commandIn(instruction('CMD'));
    expect(unit).toContain(`\nExecStart=/usr/bin/node ${args.join(' ')}\n`);
    expect(unit).toContain('\nKillSignal=SIGTERM\n');
    expect(unit).toContain('\nTimeoutStopSec=30\n');
  });

  test('lets what two processes cannot share, such as a port for figures, differ between them', () => {
    // Check the order: systemd prefers the later of two files, and a dash marks a file that may be
    // missing.
    expect([...unit.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file)).toEqual([
      '/etc/sexercise/env',
      '-/etc/sexercise/env-%i',
    ]);
  });

  test.runIf(existsSync('/usr/bin/systemd-analyze'))(
    'is one that systemd accepts, and calls safe',
    () => {
      const file = path.join(directory(), 'sexercise@.service');
      writeFileSync(
        file,
        unit
          .replaceAll('/opt/sexercise', root)
          .replace('/usr/bin/node', process.execPath)
          .replaceAll('=sexercise\n', '=root\n'),
      );
      const analyze = (...args: string[]) =>
        execFileSync('systemd-analyze', [...args, file], { encoding: 'utf8', stdio: 'pipe' });
      expect(analyze('verify', '--man=no')).toBe('');
      expect(analyze('security', '--offline=true', '--threshold=35')).toMatch(/exposure level/);
    },
  );
});
