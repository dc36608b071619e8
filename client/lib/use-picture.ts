import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pngOf } from './draw-image.ts';

type PictureOptions = {
  /** Draws the picture on a canvas. Must stay the same function as long as the picture does. */
  draw: (canvas: HTMLCanvasElement) => Promise<void>;
  fileName: string;
  onFailed: () => void;
};

/**
 * Draws on the canvas that gets this ref, and keeps the picture ready as a file: WebKit shares only
 * what is there in the press itself.
 */
export function usePicture({ draw, fileName, onFailed }: PictureOptions) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Promise<File> | null>(null);
  const [ready, setReady] = useState<File | null>(null);
  const failed = useEffectEvent(onFailed);

  const drawn = useCallback(async () => {
    const picture = canvas.current ?? document.createElement('canvas');
    await draw(picture);
    return new File([await pngOf(picture)], fileName, { type: 'image/png' });
  }, [draw, fileName]);

  useEffect(() => {
    const file = drawn();
    drawing.current = file;
    const isCurrent = () => drawing.current === file;
    file.then(
      (picture) => isCurrent() && setReady(picture),
      () => {
        if (!isCurrent()) return;
        // Draw again at the next press.
        drawing.current = null;
        failed();
      },
    );
    return () => {
      drawing.current = null;
      setReady(null);
    };
  }, [drawn]);

  return { canvas, ready, file: () => drawing.current ?? drawn() };
}
