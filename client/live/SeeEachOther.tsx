import { type ReactNode, Suspense, useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { videoWords as copy } from './room-copy.ts';
import type { RoomVideo } from './use-video.ts';

const loadTile = () => import('./video/VideoTile.tsx');
// Render nothing if the script cannot be loaded: the workout goes on without video.
const VideoTile = lazyPart(async () => (await loadTile()).VideoTile);

const QUESTION =
  'see-question arrive absolute inset-x-3 bottom-3 z-1 mx-auto grid max-w-sm gap-2 rounded-card bg-raised px-4 py-3 text-ink shadow-lift';

type SeeEachOtherProps = {
  video: RoomVideo;
  /** Name of the partner. */
  name: string;
  isBedroom: boolean;
  /** Small picture of the step. Stays visible when the partner's picture takes the large place. */
  stepPicture: ReactNode;
};

/** Shows the question whether to see each other and, once both agreed, the partner's picture. */
export function SeeEachOther(props: SeeEachOtherProps) {
  const { video, name, isBedroom, stepPicture } = props;
  const { phase, danger, readDanger, call, isSilenced, ask, end } = video;
  const isWanted = phase !== 'off';
  useEffect(() => {
    // Load the scripts that both will need in a moment.
    if (isWanted) void Promise.all([loadTile(), import('./video/video-call.ts')]).catch(() => {});
  }, [isWanted]);

  if (danger) {
    return (
      <section role="alert" aria-label={copy.see} className={QUESTION}>
        <p className="leading-snug font-semibold">{copy.dangers[danger]}</p>
        <Button variant="soft" onClick={readDanger}>
          {copy.gotIt}
        </Button>
      </section>
    );
  }
  if (phase === 'unable') return null;
  if (phase === 'on') {
    return (
      <Suspense>
        {call && (
          <VideoTile
            call={call}
            name={name}
            isSilenced={isSilenced}
            stepPicture={stepPicture}
            onEnd={end}
          />
        )}
      </Suspense>
    );
  }
  if (phase === 'off') return null;
  const words = {
    asking: copy.asking(name),
    asked: isBedroom ? copy.askedInBedroom(name) : copy.asked(name),
    elsewhere: copy.elsewhere,
    moved: copy.moved(name),
    'asked-unable': copy.askedUnable(name),
    'partner-unable': copy.partnerUnable(name),
  };
  const canAgree = phase === 'asked' || phase === 'elsewhere' || phase === 'moved';
  return (
    <section aria-label={copy.see} className={QUESTION}>
      <p role="status" className="leading-snug font-semibold">
        {words[phase]}
      </p>
      <div className="flex gap-2">
        {canAgree && (
          <Button className="flex-auto whitespace-nowrap" onClick={ask}>
            {phase === 'elsewhere' ? copy.bringHere : copy.see}
          </Button>
        )}
        {phase !== 'elsewhere' && (
          <Button variant="soft" className="flex-auto whitespace-nowrap" onClick={end}>
            {endWords(phase)}
          </Button>
        )}
      </div>
    </section>
  );
}

function endWords(phase: RoomVideo['phase']): string {
  if (phase === 'partner-unable') return copy.gotIt;
  return phase === 'asking' ? copy.cancel : copy.notNow;
}
