type Limits = { size: number; maxAgeMs: number };

/**
 * Remembers what was worked out lately, in two generations: when the younger is full or old enough
 * it becomes the older, and the older is dropped. So nothing stays longer than twice `maxAgeMs`
 * unless it is worked out again, though nobody asks for anything meanwhile; and there are never more
 * than twice `size` values.
 */
export function shortMemory<Value>({ size, maxAgeMs }: Limits) {
  let younger = new Map<string, Value>();
  let older = new Map<string, Value>();
  let isTimed = false;

  function age(): void {
    older = younger;
    younger = new Map();
  }

  /** A process that ends does not wait for it. */
  function ageInTime(): void {
    isTimed = true;
    setTimeout(() => {
      age();
      isTimed = false;
      if (older.size > 0) ageInTime();
    }, maxAgeMs).unref();
  }

  return {
    get: (key: string): Value | undefined => younger.get(key) ?? older.get(key),
    keep(key: string, value: Value): void {
      if (younger.size >= size) age();
      younger.set(key, value);
      if (!isTimed) ageInTime();
    },
    forget(key: string): void {
      younger.delete(key);
      older.delete(key);
    },
  };
}
