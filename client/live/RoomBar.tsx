import { ArrowLeftRight } from 'lucide-react';
import { liveCopy as copy } from './copy.ts';
import type { Guest } from './guests.ts';

type RoomBarProps = { left: Guest; right: Guest; onSwap: () => void };

/** Both partners, each on the side of the picture that is theirs; as wide as it is. */
export function RoomBar({ left, right, onSwap }: RoomBarProps) {
  return (
    <section
      aria-label={copy.room}
      className="flex items-center gap-2 lg:w-[calc((100%-2.5rem)*0.5556)]"
    >
      <GuestChip guest={left} side={copy.left} />
      <button
        type="button"
        aria-label={copy.swap}
        title={copy.swap}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-ink/25 transition hover:border-ink/50 hover:bg-ink/5"
        onClick={onSwap}
      >
        <ArrowLeftRight aria-hidden="true" className="size-5" />
      </button>
      <GuestChip guest={right} side={copy.right} />
    </section>
  );
}

function GuestChip({ guest, side }: { guest: Guest; side: string }) {
  const { name, status, words } = guest;
  const isHere = status === 'here' || status === 'ready';
  return (
    <p
      title={side}
      className={`flex min-w-0 flex-1 items-center gap-2.5 rounded-full border px-4 py-1.5 transition ${isHere ? 'border-line bg-raised' : 'border-dashed border-field-line'}`}
    >
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${isHere ? 'bg-second' : 'border-2 border-field-line'} ${status === 'ready' ? 'breathe' : ''}`}
      />
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-xs text-ink-soft">{words}</span>
        <span className="sr-only">{side}</span>
      </span>
    </p>
  );
}
