import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sendHeart } from '../../contract/live.ts';
import { call } from '../lib/api.ts';
import { listenToLive } from './connection.ts';
import { liveCopy as copy } from './copy.ts';

/** More than these at once are one cloud. */
const MOST_IN_THE_AIR = 12;
const PLACES = ['12%', '30%', '48%', '66%', '82%'];

type InTheAir = { id: number; left: string };

/** Hearts that the other one sent, over the picture, and the button that sends one back. */
export function Hearts({ partner }: { partner: string }) {
  const [hearts, setHearts] = useState<readonly InTheAir[]>([]);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    let count = 0;
    return listenToLive({
      onHeart() {
        count += 1;
        const heart = { id: count, left: PLACES[count % PLACES.length] ?? '50%' };
        setHearts((before) => [...before, heart].slice(-MOST_IN_THE_AIR));
      },
    });
  }, []);

  function send() {
    setSent(sent + 1);
    // One that does not arrive is nobody's loss: the next tap sends another.
    call(sendHeart).catch(() => {});
  }
  return (
    <>
      <div aria-hidden="true" className="hearts">
        {hearts.map(({ id, left }) => (
          <span
            key={id}
            style={{ left }}
            onAnimationEnd={() => setHearts((before) => before.filter((one) => one.id !== id))}
          >
            <Heart className="size-9 fill-current" />
          </span>
        ))}
      </div>
      <p role="status" className="sr-only">
        {hearts.length > 0 && copy.heartCame(partner)}
      </p>
      <button
        type="button"
        aria-label={copy.heart(partner)}
        className="absolute right-3 bottom-3 grid size-13 place-items-center rounded-full bg-raised/95 text-accent shadow-lift transition active:scale-90"
        onClick={send}
      >
        <Heart
          key={sent}
          aria-hidden="true"
          className={`size-6 fill-current ${sent > 0 ? 'heart-sent' : ''}`}
        />
      </button>
    </>
  );
}
