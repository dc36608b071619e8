import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { DayTotals } from '../../../contract/progress/progress.ts';
import { Button } from '../../ui/Button.tsx';
import { shareCopy as copy } from './copy.ts';
import { ShareYearDialog } from './ShareYearDialog.tsx';

type ShareYearProps = { year: number; days: readonly DayTotals[]; className?: string };

/** Opens the picture of a year. */
export function ShareYear({ year, days, className = '' }: ShareYearProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setIsOpen(true)} className={className}>
        <Share2 aria-hidden="true" className="size-5" />
        {copy.open}
      </Button>
      {isOpen && <ShareYearDialog year={year} days={days} onClose={() => setIsOpen(false)} />}
    </>
  );
}
