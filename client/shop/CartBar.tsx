import { ShoppingBag } from 'lucide-react';
import { dollars } from '../../contract/shop/price.ts';
import { Button } from '../ui/Button.tsx';
import { bottomBar } from '../ui/bottom-bars.ts';
import { cartCopy as copy } from './copy.ts';
import type { CartState } from './use-store.ts';

/** Stays fixed above the navigation, or at the foot of a wide page. */
export function CartBar({ cart, onView }: { cart: CartState; onView: () => void }) {
  if (cart.status !== 'ready' || cart.totals.pieces === 0) return null;
  const { pieces, subtotalCents } = cart.totals;
  return (
    <section
      ref={bottomBar}
      aria-label={copy.bar}
      className="fixed right-0 bottom-[calc(env(safe-area-inset-bottom)+var(--nav-foot))] left-(--nav-left) z-30 px-3 pb-3 lg:pb-6"
    >
      <div className="arrive mx-auto flex max-w-md items-center gap-4 rounded-full border border-line bg-raised/95 py-2 pr-2 pl-5 shadow-lift backdrop-blur">
        <ShoppingBag aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <p role="status" className="flex-1 leading-tight">
          <span className="block text-sm text-ink-soft">{copy.summary(pieces)}</span>
          <span className="font-title text-lg font-semibold tabular-nums">
            {dollars(subtotalCents)}
          </span>
        </p>
        <Button aria-haspopup="dialog" onClick={onView} className="shrink-0">
          {copy.view}
        </Button>
      </div>
    </section>
  );
}
