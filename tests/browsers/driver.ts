import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Commands of the WebDriver standard that journeys need, by their names in Firefox. */
export type Command =
  | 'NewSession'
  | 'Navigate'
  | 'Refresh'
  | 'Back'
  | 'DeleteAllCookies'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteAsyncScript'
  | 'SetWindowRect'
  | 'TakeScreenshot';

/** A browser under remote control. */
export type Driver = {
  /** Sends a command, with its parameters as in the standard; `id` names an element. */
  send(command: Command, parameters?: { id?: string; [name: string]: unknown }): Promise<unknown>;
  /** Sets the width of pages, if the browser's window can be that narrow. */
  setWidth(width: number): Promise<void>;
  /** Narrowest page that this browser's window can show. */
  narrowest: number;
  quit(): Promise<void>;
};

/** Environment of a browser with a home of its own, in the time zone of the other tests. */
export function newHome() {
  const home = mkdtempSync(path.join(os.tmpdir(), 'sexercise-browser-'));
  const { XDG_CONFIG_HOME: _, XDG_CACHE_HOME: __, XDG_DATA_HOME: ___, ...env } = process.env;
  return {
    home,
    env: { ...env, HOME: home, TZ: 'Europe/Paris' },
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** Starts a program that ends with the test run, however that ends. */
export function startProgram(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = () => void child.kill('SIGKILL');
  process.on('exit', kill);
  const exited = once(child, 'exit').finally(() => process.off('exit', kill));
  return {
    lines: createInterface({ input: child.stdout }),
    async end() {
      child.kill();
      await exited;
    },
  };
}

export class CommandFailed extends Error {}
