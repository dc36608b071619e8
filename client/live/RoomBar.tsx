import { ArrowLeftRight } from 'lucide-react';
import { useCouple } from '../auth/use-couple.ts';
import { AvatarPair } from '../ui/AvatarPair.tsx';
import { liveCopy } from './copy.ts';
import { roomCopy as copy } from './room-copy.ts';
import type { RoomMember, Status } from './room-members.ts';

const WORDS: Readonly<Record<Status, string>> = {
  here: copy.here,
  ready: copy.ready,
  away: copy.away,
  out: copy.steppedOut,
  'not-here': copy.notHere,
};

type RoomBarProps = {
  left: RoomMember;
  right: RoomMember;
  onSwap: () => void;
  /** Shows only the names, for the bar of the running player. */
  isSmall?: boolean;
};

/** Shows both members, each on their side of the picture. */
export function RoomBar({ left, right, onSwap, isSmall = false }: RoomBarProps) {
  return (
    <section
      aria-label={liveCopy.room}
      className={`flex items-center ${isSmall ? 'room-names min-w-0 gap-1' : 'gap-2 lg:w-[calc((100%-2.5rem)*0.5556)]'}`}
    >
      <MemberChip member={left} side={copy.left} isSmall={isSmall} />
      <button
        type="button"
        aria-label={copy.swap}
        title={copy.swap}
        className={`room-swap grid size-11 shrink-0 place-items-center rounded-full transition ${isSmall ? 'hover:bg-ink/5' : 'border border-ink/25 hover:border-ink/50 hover:bg-ink/5'}`}
        onClick={onSwap}
      >
        <ArrowLeftRight aria-hidden="true" className="size-5" />
      </button>
      <MemberChip member={right} side={copy.right} isSmall={isSmall} />
    </section>
  );
}

type MemberChipProps = { member: RoomMember; side: string; isSmall: boolean };

function MemberChip({ member, side, isSmall }: MemberChipProps) {
  const { name, isMe, status } = member;
  const { faces } = useCouple();
  const isHere = status === 'here' || status === 'ready';
  return (
    <p
      title={side}
      className={`room-chip flex min-w-0 items-center rounded-full border transition ${isSmall ? `gap-1.5 py-1 pr-2.5 pl-1 text-sm ${isMe ? 'shrink-0' : ''}` : `flex-1 gap-2.5 py-1.5 pr-3 pl-2 ${isMe ? 'room-chip-me' : ''}`} ${isHere ? 'border-line bg-raised' : `border-dashed border-field-line ${isSmall ? 'bg-raised/80' : ''}`}`}
    >
      <span aria-hidden="true" className="relative shrink-0">
        <AvatarPair
          faces={isMe ? faces.slice(0, 1) : faces.slice(1)}
          className={isSmall ? 'size-6 text-xs' : 'size-8 text-xs'}
        />
        <span
          className={`absolute -right-0.5 -bottom-0.5 size-3 rounded-full ring-2 ring-raised ${isHere ? 'bg-second' : 'border-2 border-field-line bg-raised'} ${status === 'ready' ? 'breathe' : ''}`}
        />
      </span>
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-semibold">{name}</span>
        <span className={isSmall ? 'sr-only' : 'block text-xs text-ink-soft'}>{WORDS[status]}</span>
        <span className="sr-only">{side}</span>
      </span>
    </p>
  );
}
