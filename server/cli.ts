import { ConfigError } from './config.ts';

type Command = (env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<string>;

/** Commands for operators beside the app: `npm run <name>`, or this file where there is no npm. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./admin/cli/backup/back-up.ts')).backUp,
  restore: async () => (await import('./admin/cli/backup/restore.ts')).restore,
  'move-to-postgres': async () =>
    (await import('./admin/cli/move-to-postgres/move-to-postgres.ts')).moveToPostgres,
  'rotate-secret': async () => (await import('./admin/cli/rotate-secret/rotate-secret.ts')).rotate,
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const load = COMMANDS[name];
  if (!load) throw new ConfigError(`Name a command: ${Object.keys(COMMANDS).join(', ')}.`);
  console.log(await (await load())(process.env, args));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
