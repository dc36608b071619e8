import { Copy, Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Achievement } from '../../../contract/progress/achievements.ts';
import { download } from '../../lib/draw-image.ts';
import { copyText } from '../../lib/share.ts';
import { useDiscreet } from '../../lib/use-preferences.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { celebrationCopy as copy } from './copy.ts';
import { achievementImage } from './draw-achievement.ts';
import { facebookLink, twitterLink } from './share-links.ts';

const COPIED_SHOWN_MS = 2000;
const CONTROL =
  'grid size-11 place-items-center rounded-full bg-sunk text-ink transition hover:bg-accent-soft';

type Status = 'none' | 'copied' | 'copyFailed' | 'instagramHint' | 'downloaded' | 'imageFailed';

type SharePanelProps = { achievement: Achievement; className?: string };

/** Offers five ways to share a badge, and reports the result of the last one. */
export function SharePanel({ achievement, className = 'mt-6' }: SharePanelProps) {
  const [status, setStatus] = useState<Status>('none');
  const isDiscreet = useDiscreet();
  const { id, shareText } = achievement;
  const url = location.origin;
  const text = `${shareText} ${url}`;

  useEffect(() => {
    if (status !== 'copied') return;
    const timer = setTimeout(() => setStatus('none'), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);

  async function copyShareText() {
    setStatus((await copyText(text)) ? 'copied' : 'copyFailed');
  }

  async function saveImage(saved: 'instagramHint' | 'downloaded') {
    try {
      download(await achievementImage(achievement, isDiscreet), copy.fileName(id, isDiscreet));
      setStatus(saved);
    } catch {
      setStatus('imageFailed');
    }
  }

  return (
    <div className={className}>
      {/* Replace the words by the result, for which no empty line has to wait. */}
      {status === 'none' && <p className="text-sm font-semibold text-ink-soft">{copy.share}</p>}
      <p role="status" className="text-sm font-semibold text-second">
        {status !== 'none' && copy[status]}
      </p>
      <ul className="mt-2 flex flex-wrap justify-center gap-1 sm:gap-2">
        <ShareControl label={copy.facebook} link={facebookLink(shareText, url)}>
          <NetworkIcon path={FACEBOOK_PATH} />
        </ShareControl>
        <ShareControl label={copy.twitter} link={twitterLink(shareText, url)}>
          <NetworkIcon path={TWITTER_PATH} />
        </ShareControl>
        <ShareControl label={copy.instagram} onClick={() => void saveImage('instagramHint')}>
          <NetworkIcon path={INSTAGRAM_PATH} />
        </ShareControl>
        <ShareControl label={copy.download} onClick={() => void saveImage('downloaded')}>
          <Download aria-hidden="true" className="size-5" />
        </ShareControl>
        <ShareControl label={copy.copy} onClick={() => void copyShareText()}>
          <Copy aria-hidden="true" className="size-5" />
        </ShareControl>
      </ul>
      {status === 'copyFailed' && <p className="text-sm break-words select-all">{text}</p>}
    </div>
  );
}

type ShareControlProps = {
  label: string;
  /** Where the control leads; without it the control is a button. */
  link?: string;
  onClick?: () => void;
  children: ReactNode;
};

function ShareControl({ label, link, onClick, children }: ShareControlProps) {
  const common = { 'aria-label': label, className: CONTROL, children };
  return (
    <li>
      <Tooltip text={label}>
        {link ? (
          <a href={link} target="_blank" rel="noopener noreferrer" {...common} />
        ) : (
          <button type="button" onClick={onClick} {...common} />
        )}
      </Tooltip>
    </li>
  );
}

/** The networks' logos, which the icon library does not have. */
function NetworkIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5">
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}

const FACEBOOK_PATH =
  'M14 22v-8h2.8l.5-3.3H14V8.6c0-1 .4-1.7 1.8-1.7h1.6V4a20 20 0 0 0-2.4-.2c-2.6 0-4.3 1.6-4.3 4.4v2.5H7.8V14h2.9v8z';
const TWITTER_PATH =
  'M22 5.9a8 8 0 0 1-2.3.6 4 4 0 0 0 1.8-2.2 8 8 0 0 1-2.6 1 4.1 4.1 0 0 0-7 3.7A11.6 11.6 0 0 1 3.4 4.7a4.1 4.1 0 0 0 1.3 5.5 4 4 0 0 1-1.9-.5 4.1 4.1 0 0 0 3.3 4 4 4 0 0 1-1.8.1 4.1 4.1 0 0 0 3.8 2.9A8.2 8.2 0 0 1 2 18.4a11.6 11.6 0 0 0 6.3 1.8c7.6 0 11.9-6.4 11.7-12.2A8 8 0 0 0 22 5.9';
const INSTAGRAM_PATH =
  'M8 2.5h8A5.5 5.5 0 0 1 21.500 8v8a5.500 5.500 0 0 1-5.500 5.500H8A5.500 5.500 0 0 1 2.500 16V8A5.500 5.500 0 0 1 8 2.500m0 2A3.500 3.500 0 0 0 4.500 8v8A3.500 3.500 0 0 0 8 19.500h8a3.500 3.500 0 0 0 3.500-3.500V8A3.500 3.500 0 0 0 16 4.500zm4 2.800a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400m0 2a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400m5-3.600a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400';
