import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { sqlRecorder } from './sql-recorder.ts';

type Update = (data: string | Buffer, ...rest: unknown[]) => unknown;
type Make = (...args: unknown[]) => { update: Update };

/**
 * Records the work that the server does for an answer and that is visible from outside: its
 * statements to PostgreSQL, and how much it seals and opens.
 */
export async function backgroundDone(work: () => Promise<unknown>): Promise<string[]> {
  const done: string[] = [];
  const noting =
    (name: string, make: Make): Make =>
    (...args) => {
      const made = make(...args);
      const update = made.update.bind(made);
      made.update = (data, ...rest) => {
        done.push(`${name} ${data.length}`);
        return update(data, ...rest);
      };
      return made;
    };
  const { createCipheriv, createDecipheriv } = crypto;
  Object.assign(crypto, {
    createCipheriv: noting('seal', createCipheriv as Make),
    createDecipheriv: noting('open', createDecipheriv as Make),
  });
  // Update modules that import these functions by name.
  syncBuiltinESMExports();
  try {
    const statements = await sqlRecorder(work);
    return [...statements.map(({ text }) => text), ...done];
  } finally {
    Object.assign(crypto, { createCipheriv, createDecipheriv });
    syncBuiltinESMExports();
  }
}
