type Limits = { size: number; maxAgeMs: number };

/**
 * Remembers what was worked out lately, in two generations: when the younger is full or old enough
 * it becomes the older, and the older is dropped. So nothing stays longer than twice `maxAgeMs`
 * unless it is worked out again, and there is never more than twice `size`, in values or in
 * whatever else they are weighed by.
 */
export function shortMemory<Value>({ size, maxAgeMs }: Limits, now = () => performance.now()) {
  let younger = new Map<string, Value>();
  let older = new Map<string, Value>();
  let weight = 0;
  let bornAt = now();

  function age(): void {
    if (weight < size && now() - bornAt < maxAgeMs) return;
    // Unused for that long, the older generation's time is up as well as the younger's.
    older = now() - bornAt < 2 * maxAgeMs ? younger : new Map();
    younger = new Map();
    weight = 0;
    bornAt = now();
  }

  return {
    get: (key: string): Value | undefined => {
      age();
      return younger.get(key) ?? older.get(key);
    },
    keep(key: string, value: Value, weighing = 1): void {
      age();
      younger.set(key, value);
      weight += weighing;
    },
    forget(key: string): void {
      younger.delete(key);
      older.delete(key);
    },
  };
}
