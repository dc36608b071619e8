import { useEffect, useId, useState } from 'react';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PlaceholderArt } from '../ui/PlaceholderArt.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { CartLineRow, RemovedRow } from './CartLineRow.tsx';
import type { ShownLine } from './cart-view.ts';
import { cartCopy as copy } from './copy.ts';
import { TotalsList } from './TotalsList.tsx';
import { type CartState, useAddToCart, useChangeLine } from './use-store.ts';

type CartDrawerProps = {
  cart: CartState;
  onChange: (line: ShownLine) => void;
  onClose: () => void;
};

export function CartDrawer({ cart, onChange, onClose }: CartDrawerProps) {
  const titleId = useId();
  // Fetch again, since the partner may have changed the cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the drawer opens.
  useEffect(() => cart.retry(), []);
  return (
    <Dialog
      labelledBy={titleId}
      onClose={onClose}
      // Show a sheet from below on phones, a drawer from the side on a desktop.
      className="drawer mb-0 flex h-[94dvh] max-h-none w-full max-w-none flex-col overflow-hidden rounded-b-none sm:my-0 sm:mr-0 sm:h-dvh sm:w-[27rem] sm:rounded-r-none sm:rounded-bl-card sm:border-0 sm:border-l"
    >
      <header className="flex items-center justify-between gap-4 border-b border-line py-4 pr-3 pl-6">
        <div>
          <h2 id={titleId} className="text-heading">
            {copy.title}
          </h2>
          {cart.status === 'ready' && cart.isCouples && (
            <p className="text-sm text-ink-soft">{copy.couples}</p>
          )}
        </div>
        <CloseButton label={copy.close} onClose={onClose} />
      </header>
      <Contents cart={cart} onChange={onChange} onClose={onClose} />
    </Dialog>
  );
}

function Contents({ cart, onChange, onClose }: CartDrawerProps) {
  const [removed, setRemoved] = useState<{ line: ShownLine; at: number } | null>(null);
  const changeLine = useChangeLine();
  const add = useAddToCart();
  if (cart.status === 'pending') {
    return (
      <div className="grid flex-1 place-items-center">
        <Waiting label={copy.loading} />
      </div>
    );
  }
  if (cart.status === 'failed') {
    return (
      <div className="p-6">
        <FailedState title={copy.failed} hint={copy.failedHint} onRetry={cart.retry} />
      </div>
    );
  }
  const { lines, totals, isCouples, delivery, retry } = cart;
  if (lines.length === 0 && !removed) return <Empty onClose={onClose} />;

  const rows = lines.map((line) => (
    <CartLineRow
      key={line.id}
      line={line}
      isCouples={isCouples}
      onChoose={() => onChange(line)}
      onChange={(changes) => {
        if (!changes) setRemoved({ line, at: lines.indexOf(line) });
        changeLine(line, changes);
      }}
    />
  ));
  if (removed) {
    rows.splice(
      removed.at,
      0,
      <RemovedRow
        key="removed"
        name={removed.line.name}
        onUndo={() => {
          const { item, quantity, isSurprise } = removed.line;
          add({ item, quantity, isSurprise });
          setRemoved(null);
        }}
      />,
    );
  }
  return (
    <>
      <div className="flex-1 overflow-y-auto overscroll-contain px-6">
        {delivery === 'kept' && (
          <div role="status" className="mt-4 rounded-field bg-yellow-soft px-4 py-3 text-yellow">
            <p>{copy.behind}</p>
            <button type="button" onClick={retry} className="min-h-11 font-semibold underline">
              {copy.retry}
            </button>
          </div>
        )}
        <ul className="divide-y divide-line">{rows}</ul>
      </div>
      <footer className="border-t border-line px-6 pt-4 pb-[calc(env(safe-area-inset-bottom)+1.25rem)]">
        <TotalsList totals={totals} />
        {lines.length > 0 ? (
          <LinkButton href={paths.checkout()} className="mt-4 w-full">
            {copy.checkout}
          </LinkButton>
        ) : (
          <Button onClick={onClose} className="mt-4 w-full">
            {copy.browse}
          </Button>
        )}
        {!isCouples && <p className="mt-2 text-center text-sm text-ink-soft">{copy.signedOut}</p>}
      </footer>
    </>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid flex-1 place-items-center p-6 text-center">
      <div>
        <PlaceholderArt motif="parcel" className="mx-auto mb-6 size-44 rounded-full" />
        <p className="font-title text-heading">{copy.emptyTitle}</p>
        <p className="mt-2 mb-6 text-ink-soft">{copy.empty}</p>
        <Button onClick={onClose}>{copy.browse}</Button>
      </div>
    </div>
  );
}
