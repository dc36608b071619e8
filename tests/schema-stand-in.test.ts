import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { SCHEMA_STAND_IN, withoutSchemas } from '../vite.config.ts';

/** Loads the browser's stand-in for the schema library, as the build bundles it. */
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

test('of a call the browser keeps its method and address, and of a schema that nothing names nothing', () => {
  const code = `
    const Name = z.string().check(z.trim());
    export const rename = endpoint('PATCH', '/api/name', { summary: 'Ä name', body: z.object({ Name }) });
    export const LIMIT = 3;
    export const words = wordsOf('a b');
  `;
  expect(withoutSchemas(code, parseAst(code, { lang: 'ts' }))).toBe(`
    const Name = /* @__PURE__ */ (() => z.string().check(z.trim()))();
    export const rename = endpoint('PATCH', '/api/name', {});
    export const LIMIT = 3;
    export const words = /* @__PURE__ */ (() => wordsOf('a b'))();
  `);
});
