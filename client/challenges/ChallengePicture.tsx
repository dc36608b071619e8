import { type RefObject, useEffect } from 'react';
import type { Challenge } from '../../contract/challenges.ts';
import { useDiscreet } from '../lib/preferences.ts';
import { toast } from '../ui/toast-store.ts';
import { generateCopy as copy, challengeToasts as toasts } from './copy.ts';
import { drawChallenge } from './draw-challenge.ts';

type ChallengePictureProps = {
  challenge: Challenge;
  canvas: RefObject<HTMLCanvasElement | null>;
};

/** The graphic itself, so that what is seen here is what is downloaded. */
export function ChallengePicture({ challenge, canvas }: ChallengePictureProps) {
  const isDiscreet = useDiscreet();
  useEffect(() => {
    if (!canvas.current) return;
    drawChallenge(canvas.current, challenge, isDiscreet).catch(() => toast(toasts.generationError));
  }, [challenge, canvas, isDiscreet]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={copy.preview(challenge.title)}
      style={{ backgroundImage: `linear-gradient(135deg, ${challenge.gradient.join(', ')})` }}
      className="aspect-square w-full rounded-card shadow-lift"
    />
  );
}
