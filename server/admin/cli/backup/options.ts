import path from 'node:path';
import { ConfigError, type Env } from '../../../config.ts';

/** Parses at most one file, relative to the person's directory, and the flags a command knows. */
export function parseOptions(env: Env, args: readonly string[], known: readonly string[]) {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const [name, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const strange = [...flags].find((flag) => !known.includes(flag)) ?? more[0];
  if (strange) throw new ConfigError(`${strange} is not understood.`);
  // Resolve from INIT_CWD: npm runs commands at the top of the project, not where it was called.
  const file = name === undefined ? undefined : path.resolve(env.INIT_CWD ?? '.', name);
  return { file, flags };
}
