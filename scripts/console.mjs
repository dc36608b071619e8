import { spawn } from 'node:child_process';

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Says what is being done, for whoever waits. */
export function say(text) {
  console.error(`• ${text}`);
}

/** Runs a command with its output shown; a failure ends this script with the same code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else process.exit(code ?? (signal ? 1 : 0));
    });
  });
}
