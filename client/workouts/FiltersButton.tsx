import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { listCopy as copy } from './find-copy.ts';

type FiltersButtonProps = { chosenCount: number; onOpen: () => void };

export function FiltersButton({ chosenCount, onOpen }: FiltersButtonProps) {
  return (
    <Button
      id="filters"
      variant="ghost"
      aria-haspopup="dialog"
      className="shrink-0 bg-raised"
      onClick={onOpen}
    >
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      {copy.filters(chosenCount)}
    </Button>
  );
}
