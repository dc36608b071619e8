import { useRef, useState } from 'react';
import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import { productPicture } from '../../contract/shop/product-pictures.ts';
import type { Choice } from '../../contract/shop/products.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { ShownLine } from './cart-view.ts';
import { cartCopy, productCopy as copy, tagNames, tagTones } from './copy.ts';
import { PriceAndRating } from './PriceAndRating.tsx';
import { ProductOptions } from './ProductOptions.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import {
  firstChoice,
  leftOf,
  pairIn,
  type StoreProduct,
  scarcity,
  sizeOf,
  type Wanted,
} from './stock.ts';

type ProductSheetProps = {
  product: StoreProduct;
  /** Line of the cart to change; missing when the sheet adds a new one. */
  chosen?: ShownLine | undefined;
  onChoose: (wanted: Wanted) => void;
  onClose: () => void;
};

export function ProductSheet({ product, chosen, onChoose, onClose }: ProductSheetProps) {
  const [choice, setChoice] = useState<Choice>(() => chosen ?? firstChoice(product));
  const titleId = `sheet-${product.id}`;
  return (
    <Dialog labelledBy={titleId} onClose={onClose} className="sheet pt-0 lg:max-w-[58rem] lg:p-0">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-0">
        <div className="relative -mx-5 sm:-mx-8 lg:row-span-2 lg:m-0">
          <ProductPicture
            src={productPicture(product.id, choice.color)}
            loading="eager"
            className="h-52 w-full sm:h-72 lg:aspect-[4/3] lg:h-auto flat:max-lg:h-40"
          />
          <Badge tone={tagTones[product.tag]} className="absolute top-4 left-4 shadow-card">
            {tagNames[product.tag]}
          </Badge>
        </div>
        <CloseButton
          label={copy.close}
          onClose={onClose}
          className="absolute top-3 right-3 bg-raised/85 hover:bg-raised"
        />
        <div className="lg:p-9 lg:pb-0">
          <h2 id={titleId} className="font-title text-title lg:pr-8 lg:text-[2.25rem]">
            {product.name}
          </h2>
          <PriceAndRating product={product} className="mt-2 gap-x-5" />
        </div>
        <div className="text-ink-soft lg:col-start-1 lg:row-start-3 lg:p-8">
          <p>{product.description}</p>
          <p className="mt-3 hidden text-sm lg:block">{copy.plain}</p>
        </div>
        <Chooser {...{ product, chosen, choice, setChoice, onChoose }} />
      </div>
    </Dialog>
  );
}

type ChooserProps = Omit<ProductSheetProps, 'onClose'> & {
  choice: Choice;
  setChoice: (choice: Choice) => void;
};

function Chooser({ product, chosen, choice, setChoice, onChoose }: ChooserProps) {
  const [pair, setPair] = useState(() => pairIn(product, choice.size));
  const [isChecked, setIsChecked] = useState(false);
  const [quantity, setQuantity] = useState(chosen?.quantity ?? 1);
  const [isSurprise, setIsSurprise] = useState(chosen?.isSurprise ?? false);
  const form = useRef<HTMLDivElement>(null);
  const isComplete = !product.pair || choice.size !== null;
  const left = isComplete ? leftOf(product, choice) : MAX_QUANTITY;
  const wanted = Math.max(1, Math.min(quantity, left));

  function goOn() {
    setIsChecked(true);
    if (isComplete) return onChoose({ choice, quantity: wanted, isSurprise });
    const groups = [...(form.current?.querySelectorAll('fieldset') ?? [])];
    const missing = groups.find((group) => !group.querySelector(':checked'));
    missing?.querySelector<HTMLInputElement>('input:not([disabled])')?.focus();
  }

  return (
    <div
      ref={form}
      className="flex flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:p-9 lg:pt-6"
    >
      <ProductOptions
        {...{ product, choice, pair, isChecked }}
        onChoice={setChoice}
        onPair={(next) => {
          setPair(next);
          setChoice({ ...choice, size: sizeOf(product, next) });
        }}
      />
      <Stock left={isComplete ? left : null} />
      {(!chosen || chosen.isOwn) && (
        <Switch
          label={cartCopy.surprise}
          hint={cartCopy.surpriseHint}
          checked={isSurprise}
          onChange={({ target }) => setIsSurprise(target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-4 lg:mt-auto">
        <Stepper
          words={{ label: copy.quantity, less: copy.fewer, more: copy.another }}
          value={wanted}
          max={Math.min(left, MAX_QUANTITY)}
          disabled={left === 0}
          onChange={setQuantity}
        />
        <Button disabled={left === 0} onClick={goOn} className="min-w-40 flex-1">
          {left === 0 ? copy.soldOut : chosen ? copy.update : copy.add}
        </Button>
      </div>
      <p className="text-sm text-ink-soft lg:hidden">{copy.plain}</p>
    </div>
  );
}

/** Announces the stock whenever the choice changes. `left` is null while a choice is missing. */
function Stock({ left }: { left: number | null }) {
  const words = { gone: copy.soldOutChoice, few: copy.left(left ?? 0), plenty: copy.inStock };
  const tones = { gone: 'bg-danger', few: 'bg-(--art-sun)', plenty: 'bg-second' };
  const state = left === null ? null : scarcity(left);
  return (
    <p role="status" className="flex items-center gap-2 font-semibold">
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-full ${state ? tones[state] : 'border border-field-line'}`}
      />
      {state ? words[state] : copy.chooseSizes}
    </p>
  );
}
