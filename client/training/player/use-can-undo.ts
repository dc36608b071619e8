import { useEffect, useState } from 'react';
import type { PlayerState } from '../../../contract/training/player-state.ts';

/** True from a reset until the reset can no longer be undone. */
export function useCanUndo({ undo, phase }: PlayerState): boolean {
  const until = undo?.until ?? 0;
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => setPassed(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return phase === 'idle' && until > passed;
}
