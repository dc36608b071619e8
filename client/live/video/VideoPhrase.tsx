import { ShieldCheck } from 'lucide-react';
import { videoCopy as copy } from './copy.ts';
import type { VideoState } from './video-state.ts';

type VideoPhraseProps = { phrase: VideoState['phrase']; name: string };

/** Shows three words by which the partners can tell that nobody intercepts their connection. */
export function VideoPhrase({ phrase, name }: VideoPhraseProps) {
  if (!phrase) return null;
  return (
    <p className="video-phrase" title={copy.phraseHint(name)}>
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <span className="sr-only">{`${copy.phrase}: `}</span>
        <strong>{phrase.join(' ')}</strong>
        <span className="video-phrase-hint">{copy.phraseHint(name)}</span>
      </span>
    </p>
  );
}
