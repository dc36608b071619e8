import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Achievement } from '../../contract/achievements.ts';
import { download } from '../lib/draw-image.ts';
import { useDiscreet } from '../lib/preferences.ts';
import { copyText } from '../lib/share.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { celebrationCopy as copy } from './copy.ts';
import { achievementImage } from './draw-achievement.ts';
import { NetworkIcon } from './NetworkIcon.tsx';
import { facebookLink, twitterLink } from './share-links.ts';

const COPIED_MS = 2000;
const target =
  'grid size-11 place-items-center rounded-full bg-sunk text-ink transition hover:bg-accent-soft';

type Notice = { text: string; isPassing: boolean };

/** Five ways to tell others. Each says under the buttons what has become of it. */
export function SharePanel({ achievement }: { achievement: Achievement }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isCopyDenied, setIsCopyDenied] = useState(false);
  const isDiscreet = useDiscreet();
  const url = location.origin;
  const text = `${achievement.shareText} ${url}`;

  useEffect(() => {
    if (!notice?.isPassing) return;
    const timer = setTimeout(() => setNotice(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function copyWords() {
    const isCopied = await copyText(text);
    setIsCopyDenied(!isCopied);
    setNotice({ text: isCopied ? copy.copied : copy.copyFailed, isPassing: isCopied });
  }

  async function saveImage(said: string) {
    try {
      const picture = await achievementImage(achievement, isDiscreet);
      download(picture, copy.fileName(achievement.id, isDiscreet));
      setNotice({ text: said, isPassing: false });
    } catch {
      setNotice({ text: copy.imageFailed, isPassing: false });
    }
  }

  return (
    <div className="mt-6">
      <p className="text-sm font-semibold text-ink-soft">{copy.share}</p>
      <ul className="mt-2 flex justify-center gap-2">
        <li>
          <Tooltip text={copy.facebook}>
            <a
              href={facebookLink(achievement.shareText, url)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={copy.facebook}
              className={target}
            >
              <NetworkIcon name="facebook" />
            </a>
          </Tooltip>
        </li>
        <li>
          <Tooltip text={copy.twitter}>
            <a
              href={twitterLink(achievement.shareText, url)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={copy.twitter}
              className={target}
            >
              <NetworkIcon name="twitter" />
            </a>
          </Tooltip>
        </li>
        <li>
          <Tooltip text={copy.instagram}>
            <button
              type="button"
              onClick={() => void saveImage(copy.instagramHint)}
              aria-label={copy.instagram}
              className={target}
            >
              <NetworkIcon name="instagram" />
            </button>
          </Tooltip>
        </li>
        <li>
          <Tooltip text={copy.download}>
            <button
              type="button"
              onClick={() => void saveImage(copy.downloaded)}
              aria-label={copy.download}
              className={target}
            >
              <Download aria-hidden="true" className="size-5" />
            </button>
          </Tooltip>
        </li>
        <li>
          <Tooltip text={copy.copy}>
            <button
              type="button"
              onClick={() => void copyWords()}
              aria-label={copy.copy}
              className={target}
            >
              <Copy aria-hidden="true" className="size-5" />
            </button>
          </Tooltip>
        </li>
      </ul>
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold text-second">
        {notice?.text}
      </p>
      {isCopyDenied && <p className="text-sm break-words select-all">{text}</p>}
    </div>
  );
}
