import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { findMiniBrowser, findWebKitDriver, findXvfb } from '../../scripts/tools.mjs';
import { type Command, CommandFailed, type Driver, newHome, startProgram } from './driver.ts';

/** Addresses of the commands within a session, as the WebDriver standard has them. */
const ADDRESSES: Record<Exclude<Command, 'NewSession'>, [method: string, address: string]> = {
  Navigate: ['POST', 'url'],
  Refresh: ['POST', 'refresh'],
  Back: ['POST', 'back'],
  DeleteAllCookies: ['DELETE', 'cookie'],
  ElementClick: ['POST', 'element/{id}/click'],
  ElementSendKeys: ['POST', 'element/{id}/value'],
  ExecuteAsyncScript: ['POST', 'execute/async'],
  SetWindowRect: ['POST', 'window/rect'],
  TakeScreenshot: ['GET', 'screenshot'],
};

/** Width of the toolbar of WebKit's small browser for tests. */
const NARROWEST = 447;

/** Starts WebKitGTK, the nearest to Safari that Debian has, on a screen that nobody sees. */
export async function startWebKit(): Promise<Driver> {
  const { env, remove } = newHome();
  const screen = startProgram(
    findXvfb() ?? 'Xvfb',
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'],
    env,
  );
  const [display] = await once(screen.lines, 'line');
  const port = await freePort();
  const driver = startProgram(findWebKitDriver() ?? 'WebKitWebDriver', [`--port=${port}`], {
    ...env,
    DISPLAY: `:${display}`,
  });
  const base = `http://127.0.0.1:${port}`;
  await listening(base);

  const browserOptions = { binary: findMiniBrowser(), args: ['--automation'] };
  const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = (await ask('POST', `${base}/session`, { capabilities: wanted })) as {
    sessionId: string;
  };
  const session = `${base}/session/${sessionId}`;

  const send: Driver['send'] = (command, { id = '', ...parameters } = {}) => {
    const [method, address] = ADDRESSES[command as keyof typeof ADDRESSES];
    return ask(method, `${session}/${address.replace('{id}', id)}`, parameters);
  };
  return {
    send,
    narrowest: NARROWEST,
    setWidth: async (width) => void (await send('SetWindowRect', { width, height: 890 })),
    async quit() {
      await ask('DELETE', session, {});
      await driver.end();
      await screen.end();
      remove();
    },
  };
}

async function ask(method: string, url: string, parameters: object): Promise<unknown> {
  const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {};
  const answer = await fetch(url, { method, ...body });
  const { value } = (await answer.json()) as { value: { error: string; message: string } | null };
  if (!answer.ok) throw new CommandFailed(`${url}: ${value?.error}: ${value?.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(url: string): Promise<void> {
  while (!(await fetch(`${url}/status`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
