import { spawn } from 'node:child_process';

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Prints the current step, so that people know what they are waiting for. */
export function say(text) {
  console.error(`• ${text}`);
}

/** Runs a command with its output shown; resolves with its exit code. */
export function attempt(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** As `attempt`; a failure ends this script with the same code. */
export async function run(command, args, options = {}) {
  const code = await attempt(command, args, options);
  if (code !== 0) process.exit(code);
}
