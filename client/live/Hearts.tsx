import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sendHeart } from '../../contract/live/live.ts';
import { call } from '../lib/api.ts';
import { connection } from './connection.ts';
import { countHeart } from './heart-count.ts';
import { roomCopy as copy } from './room-copy.ts';

const MAX_HEARTS = 12;
const POSITIONS = ['12%', '30%', '48%', '66%', '82%'];

type HeartsProps = { roomId: string; partner: string };
type FlyingHeart = { id: number; left: string };

/** Draws the partner's hearts over the picture. */
export function Hearts({ roomId, partner }: HeartsProps) {
  const [hearts, setHearts] = useState<readonly FlyingHeart[]>([]);
  useEffect(() => {
    let count = 0;
    return connection.listen('heart', () => {
      count += 1;
      countHeart(roomId);
      const heart = { id: count, left: POSITIONS[count % POSITIONS.length] ?? '50%' };
      setHearts((before) => [...before, heart].slice(-MAX_HEARTS));
    });
  }, [roomId]);

  return (
    <>
      <div
        aria-hidden="true"
        className="hearts pointer-events-none absolute inset-0 overflow-hidden"
      >
        {hearts.map(({ id, left }) => (
          <span
            key={id}
            style={{ left }}
            className="absolute bottom-3 text-(--art-coral)"
            onAnimationEnd={() => setHearts((before) => before.filter((one) => one.id !== id))}
          >
            <Heart className="size-9 fill-current" />
          </span>
        ))}
      </div>
      <p role="status" className="sr-only">
        {hearts.length > 0 && copy.heartCame(partner)}
      </p>
    </>
  );
}

export function HeartButton({ roomId, partner }: HeartsProps) {
  const [sent, setSent] = useState(0);
  function send() {
    setSent(sent + 1);
    countHeart(roomId);
    // Ignore a failure: a lost heart needs no message, since the next tap sends another.
    call(sendHeart).catch(() => {});
  }
  return (
    <button type="button" aria-label={copy.heart(partner)} className="sign-button" onClick={send}>
      <Heart
        key={sent}
        aria-hidden="true"
        className={`size-6 fill-current ${sent > 0 ? 'heart-sent' : ''}`}
      />
    </button>
  );
}
