import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { Interface } from 'node:readline';
import { findFirefox } from '../../scripts/tools.mjs';
import { CommandFailed, type Driver, newHome, startProgram } from './driver.ts';

const PREFERENCES = {
  // Let Firefox choose a free port, and print it.
  'marionette.port': 0,
  // Synthetic camera and microphone, and a network between browsers on this machine.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
};

/**
 * Starts a stock Firefox and speaks Marionette with it: the commands of WebDriver over a socket of
 * its own, each a length, a colon and JSON. No geckodriver is needed in between.
 */
export async function startFirefox(): Promise<Driver> {
  const { home, env, remove } = newHome();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(home, 'user.js'), lines.join('\n'));
  const firefox = startProgram(
    findFirefox() ?? 'firefox-esr',
    ['--headless', '--marionette', '--remote-allow-system-access', '--profile', home],
    env,
  );
  const socket = net.connect(await marionettePort(firefox.lines), '127.0.0.1');
  await once(socket, 'connect');
  const ask = marionette(socket);
  await ask('WebDriver:NewSession', {});

  return {
    send: (command, parameters = {}) => ask(`WebDriver:${command}`, parameters),
    narrowest: 320,
    async setWidth(width) {
      // Lift the browser's own least width, which is that of its toolbar.
      await ask('Marionette:SetContext', { value: 'chrome' });
      const script = `document.documentElement.style.minWidth = '0';`;
      await ask('WebDriver:ExecuteScript', { script, args: [] });
      await ask('Marionette:SetContext', { value: 'content' });
      await ask('WebDriver:SetWindowRect', { width, height: 930 });
    },
    async quit() {
      await firefox.end();
      remove();
    },
  };
}

function marionettePort(lines: Interface): Promise<number> {
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const [, port] = /Listening on port (\d+)/.exec(line) ?? [];
      if (port) resolve(Number(port));
    });
    lines.on('close', () => reject(new Error('Firefox ended before it could be driven.')));
  });
}

type Failure = { error: string; message: string };
type Answer = [kind: 1, id: number, failure: Failure | null, result: { value?: unknown } | null];

function marionette(socket: net.Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const answer = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      // Skip the greeting, which is the only message that is no list.
      if (Array.isArray(answer)) waiting.get(answer[1])?.(answer as Answer);
    }
  });
  return async (name: string, parameters: object): Promise<unknown> => {
    const id = ++lastId;
    const text = JSON.stringify([0, id, name, parameters]);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , failure, result] = await answered;
    waiting.delete(id);
    if (failure) throw new CommandFailed(`${name}: ${failure.error}: ${failure.message}`);
    return result?.value ?? null;
  };
}
