import { type ComponentProps, useEffect, useRef } from 'react';
import { lineCents, MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import { dollars } from '../../contract/shop/price.ts';
import { productPicture } from '../../contract/shop/product-pictures.ts';
import { choiceText } from '../../contract/shop/products.ts';
import type { CartLineChanges } from '../../contract/shop/store.ts';
import { textLinkClass } from '../ui/button-class.ts';
import { Stepper } from '../ui/Stepper.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { ShownLine } from './cart-view.ts';
import { cartCopy as copy } from './copy.ts';
import { ProductPicture } from './ProductPicture.tsx';

type CartLineRowProps = {
  line: ShownLine;
  isCouples: boolean;
  onChoose: () => void;
  /** Removes the line if called with null. */
  onChange: (changes: CartLineChanges | null) => void;
};

export function CartLineRow({ line, isCouples, onChoose, onChange }: CartLineRowProps) {
  const { name, quantity, left, priceCents, productId, color, isSurprise, isOwn } = line;
  const choice = choiceText(line);
  const full = choice ? `${name}, ${choice}` : name;
  // Disable changes until all pieces have reached the couple's cart: late pieces would be added to
  // the quantity chosen here.
  const isWaiting = line.isGrowing || (line.isHere && isCouples);
  return (
    <li className="py-4">
      <div className="flex gap-4">
        <ProductPicture
          src={productPicture(productId, color)}
          loading="eager"
          className="h-20 w-24 shrink-0 rounded-field"
        />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <p className="font-semibold">{name}</p>
            <p className="font-semibold tabular-nums">{dollars(lineCents(line))}</p>
          </div>
          <p className="text-sm text-ink-soft">
            {choice}
            {quantity > 1 && `${choice && ' · '}${copy.each(dollars(priceCents))}`}
          </p>
          {left < quantity && (
            <p className="mt-1 text-sm font-medium text-danger">
              {left === 0 ? copy.soldOut : copy.fewer(left)}
            </p>
          )}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Stepper
          words={{ label: copy.quantityOf(full), less: copy.less(full), more: copy.more(full) }}
          value={quantity}
          max={Math.min(MAX_QUANTITY, Math.max(left, 1))}
          disabled={isWaiting}
          onChange={(wanted) => onChange({ quantity: wanted })}
        />
        <span className="flex gap-4">
          {choice && (
            <QuietButton
              disabled={isWaiting}
              aria-label={copy.changeNamed(full)}
              onClick={onChoose}
            >
              {copy.change}
            </QuietButton>
          )}
          <QuietButton
            disabled={isWaiting}
            aria-label={copy.removeNamed(full)}
            onClick={() => onChange(null)}
          >
            {copy.remove}
          </QuietButton>
        </span>
      </div>
      {isOwn && (
        <Switch
          label={copy.surprise}
          hint={copy.surpriseHint}
          aria-label={copy.surpriseOf(full)}
          checked={isSurprise}
          disabled={isWaiting}
          onChange={({ target }) => onChange({ isSurprise: target.checked })}
          className="mt-2"
        />
      )}
    </li>
  );
}

/** Replaces a line that was just removed, and offers to bring it back. */
export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className="flex items-center justify-between gap-4 py-3 text-ink-soft">
      <span role="status">{copy.removed(name)}</span>
      <QuietButton ref={undo} onClick={onUndo}>
        {copy.undo}
      </QuietButton>
    </li>
  );
}

function QuietButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={`${textLinkClass} text-ink-soft hover:text-ink`} {...props} />
  );
}
