import { Download, Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { DayTotals } from '../../../contract/progress/progress.ts';
import { download } from '../../lib/draw-image.ts';
import { canShareFiles, shareFile } from '../../lib/share.ts';
import { usePicture } from '../../lib/use-picture.ts';
import { useDiscreet } from '../../lib/use-preferences.ts';
import { Button } from '../../ui/Button.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { shareCopy as copy } from './copy.ts';
import { drawYear, YEAR_GRADIENT, YEAR_PX } from './draw-year.ts';
import { statsOf } from './stats.ts';

type ShareYearDialogProps = { year: number; days: readonly DayTotals[]; onClose: () => void };
type Status = 'none' | 'shared' | 'downloaded' | 'failed';

export function ShareYearDialog({ year, days, onClose }: ShareYearDialogProps) {
  const [status, setStatus] = useState<Status>('none');
  const isDiscreet = useDiscreet();
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => drawYear(canvas, { year, days, isDiscreet }),
    [year, days, isDiscreet],
  );
  const picture = usePicture({
    draw,
    fileName: copy.fileName(year, isDiscreet),
    onFailed: () => setStatus('failed'),
  });

  async function save() {
    try {
      const file = await picture.file();
      download(file, file.name);
      setStatus('downloaded');
    } catch {
      setStatus('failed');
    }
  }

  async function shareIt() {
    try {
      const outcome = await shareFile(picture.ready ?? (await picture.file()));
      // Save the picture on a device that cannot share after all.
      if (outcome === 'failed') return await save();
      setStatus(outcome === 'shared' ? 'shared' : 'none');
    } catch {
      setStatus('failed');
    }
  }

  return (
    <SheetDialog title={copy.title(year)} onClose={onClose}>
      <p className="mt-1 text-sm text-ink-soft">{copy.lead}</p>
      <canvas
        ref={picture.canvas}
        width={YEAR_PX.width}
        height={YEAR_PX.height}
        role="img"
        aria-label={copy.preview(year, statsOf(days))}
        style={{ backgroundImage: `linear-gradient(160deg, ${YEAR_GRADIENT.join(', ')})` }}
        className="mx-auto mt-4 max-h-[56dvh] w-auto max-w-full rounded-2xl shadow-lift"
      />
      <div className="mt-5 flex flex-wrap gap-3">
        {canShareFiles() && (
          <Button onClick={() => void shareIt()} className="flex-1">
            <Share2 aria-hidden="true" className="size-5" />
            {copy.share}
          </Button>
        )}
        <Button
          variant={canShareFiles() ? 'soft' : 'primary'}
          onClick={() => void save()}
          className="flex-1"
        >
          <Download aria-hidden="true" className="size-5" />
          {copy.download}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-center text-sm font-semibold text-second">
        {status !== 'none' && copy[status]}
      </p>
    </SheetDialog>
  );
}
