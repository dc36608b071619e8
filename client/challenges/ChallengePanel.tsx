import { Check, Download, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Challenge, POINTS_PER_CHALLENGE } from '../../contract/challenges.ts';
import { download, pngOf } from '../lib/draw-image.ts';
import { useDiscreet } from '../lib/preferences.ts';
import { share } from '../lib/share.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { ChallengePicture } from './ChallengePicture.tsx';
import { challengeText } from './challenge-text.ts';
import { generateCopy as copy, challengeToasts as toasts } from './copy.ts';
import { drawChallenge } from './draw-challenge.ts';
import { useCountShare, useLogChallenge } from './use-challenges.ts';

type ChallengePanelProps = { challenge: Challenge; isDone: boolean };

/** What a couple can do with the challenge they picked. */
export function ChallengePanel({ challenge, isDone }: ChallengePanelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isGenerating, setIsGenerating] = useState(false);
  const [isCopyDenied, setIsCopyDenied] = useState(false);
  const { mutate: countShare } = useCountShare();
  const isDiscreet = useDiscreet();
  const fileName = copy.fileName(challenge.id, isDiscreet);
  const text = challengeText(challenge, location.origin);

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
    <section aria-label={challenge.title} className="arrive flex flex-col gap-4">
      <ChallengePicture challenge={challenge} canvas={canvas} />
      <p className="font-title text-lg">{challenge.motivationalText}</p>
      <p className="text-sm font-semibold text-second">{challenge.hashtags.join(' ')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={() => void generate()} disabled={isGenerating} className="px-4">
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
      <LogButton challenge={challenge} isDone={isDone} />
    </section>
  );
}

function LogButton({ challenge, isDone }: ChallengePanelProps) {
  const { mutate: log, isPending } = useLogChallenge();
  const label = isDone ? copy.logged : isPending ? copy.logging : copy.log;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunk p-4">
      <Button
        variant="ghost"
        disabled={isDone || isPending}
        onClick={() =>
          log(challenge.id, {
            onSuccess: ({ points }) => toast(toasts.logged(points)),
            onError: () => toast(toasts.logFailed),
          })
        }
      >
        <Check aria-hidden="true" className="size-5" />
        {label}
      </Button>
      <p className="text-sm text-ink-soft">
        {isDone ? copy.loggedHint : copy.logHint(POINTS_PER_CHALLENGE)}
      </p>
    </div>
  );
}
