import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Challenge } from '../../../contract/progress/challenges.ts';
import { download, pngOf } from '../../lib/draw-image.ts';
import { share } from '../../lib/share.ts';
import { useDiscreet } from '../../lib/use-preferences.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { generateCopy as copy, challengeToasts as toasts } from './copy.ts';
import { DarePanel } from './DarePanel.tsx';
import { drawChallenge } from './draw-challenge.ts';
import { useCountShare } from './use-challenges.ts';
import { type RunningDare, useDareTimer } from './use-dare-timer.ts';

type ChallengePanelProps = {
  challenge: Challenge;
  isDone: boolean;
  /** True if the challenge was done without a network and waits to be sent. */
  isWaiting: boolean;
  running: RunningDare;
  setRunning: (running: RunningDare) => void;
};

/** Panel of the challenge that was picked: first to do it, then to share it. */
export function ChallengePanel(props: ChallengePanelProps) {
  const { challenge, isDone, isWaiting, running, setRunning } = props;
  const timer = useDareTimer(challenge, running, setRunning);
  return (
    <section aria-label={challenge.title} className="arrive flex flex-col gap-4">
      <DarePanel challenge={challenge} isDone={isDone} isWaiting={isWaiting} timer={timer} />
      <SharePart challenge={challenge} isDone={isDone} />
    </section>
  );
}

function SharePart({ challenge, isDone }: { challenge: Challenge; isDone: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isGenerating, setIsGenerating] = useState(false);
  const [isCopyDenied, setIsCopyDenied] = useState(false);
  const { mutate: countShare } = useCountShare();
  const isDiscreet = useDiscreet();
  const fileName = copy.fileName(challenge.id, isDiscreet);
  const text = challengeText(challenge, location.origin);

  useEffect(() => {
    if (!canvas.current) return;
    drawChallenge(canvas.current, challenge, isDiscreet).catch(() => toast(toasts.generationError));
  }, [challenge, isDiscreet]);

  async function graphic(): Promise<Blob> {
    const picture = canvas.current ?? document.createElement('canvas');
    await drawChallenge(picture, challenge, isDiscreet);
    return pngOf(picture);
  }

  async function generate() {
    setIsGenerating(true);
    try {
      download(await graphic(), fileName);
      toast(toasts.generated);
    } catch {
      toast(toasts.generationError);
    } finally {
      setIsGenerating(false);
    }
  }

  async function shareIt() {
    const picture = await graphic().catch(() => null);
    const file = picture && new File([picture], fileName, { type: 'image/png' });
    const outcome = await share({ title: challenge.title, text, file });
    setIsCopyDenied(outcome === 'failed');
    if (outcome === 'shared') toast(toasts.shared);
    if (outcome === 'copied') toast(toasts.copied);
    if (outcome === 'failed') toast(toasts.copyFailed);
    if (outcome === 'shared' || outcome === 'copied') countShare(challenge.id);
  }

  return (
    <div className="flex flex-col gap-4 rounded-card bg-sunk p-5">
      <h2 className="text-heading">{copy.shareTitle}</h2>
      <canvas
        ref={canvas}
        role="img"
        aria-label={copy.preview(challenge.title)}
        style={{ backgroundImage: `linear-gradient(135deg, ${challenge.gradient.join(', ')})` }}
        className="aspect-square w-full rounded-card shadow-lift"
      />
      <p className="font-title text-lg">{challenge.motivationalText}</p>
      <p className="text-sm font-semibold text-second">{challenge.hashtags.join(' ')}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Button
          variant={isDone ? 'primary' : 'soft'}
          onClick={() => void generate()}
          disabled={isGenerating}
          className="px-4"
        >
          <Download aria-hidden="true" className="size-5" />
          {isGenerating ? copy.generating : copy.generateGraphic}
        </Button>
        <Button variant="soft" onClick={() => void shareIt()} className="px-4">
          <Share2 aria-hidden="true" className="size-5" />
          {copy.share}
        </Button>
      </div>
      {isCopyDenied && (
        <textarea
          readOnly
          aria-label={copy.manualCopy}
          value={text}
          rows={8}
          onFocus={(event) => event.target.select()}
          className="w-full rounded-field border border-field-line bg-paper p-4 text-sm"
        />
      )}
    </div>
  );
}

function challengeText(challenge: Challenge, url: string): string {
  const { title, duration, description, motivationalText, hashtags } = challenge;
  const tags = `${hashtags.join(' ')}\n${url}`;
  return [`${title} (${duration})`, description, motivationalText, tags].join('\n\n');
}
