import { useEffect, useState } from 'react';

/** Time within which a pressed value that nobody takes over gives way to the saved one. */
const TAKEN_OVER_MS = 200;

/**
 * Shows a pressed value until it arrives as the saved one: news of a change reaches React in a
 * task of its own, and until then the control would jump back under the finger.
 */
export function usePressed<Value>(saved: Value): [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value; over: Value } | null>(null);
  if (pressed && pressed.over !== saved) setPressed(null);
  useEffect(() => {
    if (!pressed) return;
    const timer = setTimeout(() => setPressed(null), TAKEN_OVER_MS);
    return () => clearTimeout(timer);
  }, [pressed]);
  return [pressed ? pressed.value : saved, (value) => setPressed({ value, over: saved })];
}
