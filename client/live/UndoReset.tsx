import { textLinkClass } from '../ui/button-class.ts';
import { roomCopy as copy } from './room-copy.ts';

/** Takes back a reset on both phones, in the line above the lobby's button. */
export function UndoReset({ onUndo }: { onUndo: () => void }) {
  return (
    <button type="button" onClick={onUndo} className={`${textLinkClass} px-4 text-ink`}>
      {copy.undo}
    </button>
  );
}
