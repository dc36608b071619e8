import fc from 'fast-check';

/**
 * Text that has broken programs before: NULs, half surrogates, letters that grow in another case.
 */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udfff', '__proto__', "'; DROP TABLE members; --"),
  fc.constantFrom('ﷺ'.repeat(250), '\u202e', 'İ@İ.İ', '%00', '../../etc/passwd', '{{7*7}}'),
  fc.constantFrom('2026-02-30', '0000-00-00', '99999-12-31', '-1', '1e309', 'NaN', ' '),
);

export const plausibleText = fc.oneof(
  fc.uuid(),
  fc.emailAddress(),
  fc.constantFrom('robin@example.org', 'long enough', '2026-03-11', '+1 555', 'true', '1', '101'),
  fc.constantFrom('stretch', 'bedroom', 'long-lean', 'calm', 'dark', 'Europe/Lisbon', '12/34'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

export const anything = fc.oneof(
  { weight: 3, arbitrary: plausibleText },
  { weight: 3, arbitrary: nastyText },
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(0, -1, 1e308, 2 ** 53, 2147483648, 1.5, true, false, null, [], {}),
);

/** Part of a schema's own description that determines the shape of its values. */
type Def = {
  type: string;
  shape?: Record<string, unknown>;
  entries?: Record<string, string>;
  values?: unknown[];
  innerType?: unknown;
  in?: unknown;
  element?: unknown;
  options?: unknown[];
  format?: string;
};

function defOf(schema: unknown): Def {
  return (schema as { def: Def }).def;
}

/** Builds values of the type that a schema expects. The values may still break its finer rules. */
export function likelyFor(schema: unknown): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape ?? {}).map(([name, field]) => [name, likelyFor(field)]),
        ),
      );
    case 'string':
      return likelyText(def.format);
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 600 }), fc.constantFrom(101, 501, 1), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? { none: '' }));
    case 'literal':
      return fc.constantFrom(...(def.values ?? [null]));
    case 'optional':
    case 'nullable':
    case 'default':
      return fc.option(likelyFor(def.innerType), {
        nil: def.type === 'nullable' ? null : undefined,
      });
    case 'pipe':
      return likelyFor(def.in);
    case 'array':
      return fc.array(likelyFor(def.element), { maxLength: 4 });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(likelyFor));
    default:
      return anything;
  }
}

function likelyText(format: string | undefined): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'datetime') {
    const [min, max] = [new Date('2026-03-10'), new Date('2026-03-12')];
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (format === 'date')
    return fc.oneof(fc.constantFrom('2026-03-11', '2026-03-29'), plausibleText);
  if (format === 'time') return fc.oneof(fc.constantFrom('20:00', '02:30', '24:00'), plausibleText);
  return plausibleText;
}

/** Builds a value of the right type with one thing wrong: missing, odd, or too much. */
export function nearlyFor(schema: unknown): fc.Arbitrary<unknown> {
  const names = Object.keys(defOf(schema).shape ?? {});
  const spoilt = fc
    .tuple(likelyFor(schema), fc.nat(), fc.option(anything, { nil: undefined }))
    .map(([value, index, odd]) => {
      const name = names[index % Math.max(1, names.length)] ?? 'extra';
      return { ...Object(value), [name]: odd };
    });
  return fc.oneof(likelyFor(schema), spoilt);
}
