import { Download, Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Challenge } from '../../../contract/progress/challenges.ts';
import { download } from '../../lib/draw-image.ts';
import { share } from '../../lib/share.ts';
import { usePicture } from '../../lib/use-picture.ts';
import { useDiscreet } from '../../lib/use-preferences.ts';
import { Button } from '../../ui/Button.tsx';
import { TextToCopy } from '../../ui/TextToCopy.tsx';
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
    <section
      id="dare"
      tabIndex={-1}
      aria-label={challenge.title}
      className="arrive flex scroll-mt-4 flex-col gap-4 focus:outline-none"
    >
      <DarePanel challenge={challenge} isDone={isDone} isWaiting={isWaiting} timer={timer} />
      <SharePart challenge={challenge} isDone={isDone} />
    </section>
  );
}

function SharePart({ challenge, isDone }: { challenge: Challenge; isDone: boolean }) {
  const [isGenerating, setIsGenerating] = useState(false);
  const [isCopyDenied, setIsCopyDenied] = useState(false);
  const { mutate: countShare } = useCountShare();
  const isDiscreet = useDiscreet();
  const text = challengeText(challenge, location.origin);
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => drawChallenge(canvas, challenge, isDiscreet),
    [challenge, isDiscreet],
  );
  const picture = usePicture({
    draw,
    fileName: copy.fileName(challenge.id, isDiscreet),
    onFailed: () => toast(toasts.generationError),
  });

  async function generate() {
    setIsGenerating(true);
    try {
      const file = await picture.file();
      download(file, file.name);
      toast(toasts.generated);
    } catch {
      toast(toasts.generationError);
    } finally {
      setIsGenerating(false);
    }
  }

  async function shareIt() {
    const file = picture.ready ?? (await picture.file().catch(() => null));
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
        ref={picture.canvas}
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
      {isCopyDenied && <TextToCopy label={copy.manualCopy} text={text} rows={8} />}
    </div>
  );
}

function challengeText(challenge: Challenge, url: string): string {
  const { title, duration, description, motivationalText, hashtags } = challenge;
  const tags = `${hashtags.join(' ')}\n${url}`;
  return [`${title} (${duration})`, description, motivationalText, tags].join('\n\n');
}
