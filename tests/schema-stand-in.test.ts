import { expect, test } from 'vitest';
import { SCHEMA_STAND_IN } from '../vite.config.ts';

/** The browser's stand-in for the schema library, as the build puts it into the bundle. */
const standIn = () => import(`data:text/javascript,${encodeURIComponent(SCHEMA_STAND_IN)}`);

test('the contract can build its schemas with the stand-in', async () => {
  const z = await standIn();
  const Name = z.string().check(z.trim(), z.minLength(1));
  expect(() => z.array(z.object({ name: z.optional(Name), day: z.iso.date() }))).not.toThrow();
});

test('the stand-in throws when anything is parsed with it', async () => {
  const z = await standIn();
  const Name = z.string();
  expect(() => Name.parse('Kim')).toThrow(/no schemas/);
  expect(() => Name.safeParse('Kim')).toThrow(/no schemas/);
  expect(() => Name.parseAsync('Kim')).toThrow(/no schemas/);
  expect(() => z.safeParse(Name, 'Kim')).toThrow(/no schemas/);
});
