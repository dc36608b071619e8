type Limits = { size: number; maxAgeMs: number };

/**
 * Remembers what was worked out lately, in two generations: when the younger is full or old enough
 * it becomes the older, and the older is dropped. So nothing that is not asked for stays longer
 * than twice `maxAgeMs`, and there are never more than twice `size` values.
 */
export function shortMemory<Value>({ size, maxAgeMs }: Limits, now = () => performance.now()) {
  let younger = new Map<string, Value>();
  let older = new Map<string, Value>();
  let bornAt = now();

  function age(): void {
    if (younger.size < size && now() - bornAt < maxAgeMs) return;
    // Unused for that long, the older generation's time is up as well as the younger's.
    older = now() - bornAt < 2 * maxAgeMs ? younger : new Map();
    younger = new Map();
    bornAt = now();
  }

  return {
    get: (key: string): Value | undefined => {
      age();
      return younger.get(key) ?? older.get(key);
    },
    keep(key: string, value: Value): void {
      age();
      younger.set(key, value);
    },
  };
}
