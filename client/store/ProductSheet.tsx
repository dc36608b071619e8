import { X } from 'lucide-react';
import { useState } from 'react';
import { MAX_QUANTITY } from '../../contract/cart-totals.ts';
import { productPicture } from '../../contract/product-pictures.ts';
import type { Choice } from '../../contract/products.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { productCopy as copy, tagNames, tagTones } from './copy.ts';
import { type Option, OptionGroup } from './OptionGroup.tsx';
import { Price } from './Price.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { Stars } from './Stars.tsx';
import { isOffered, leftOf, type ShelfProduct, scarcity, usualChoice } from './shelf.ts';

type ProductSheetProps = {
  product: ShelfProduct;
  /** What stands in the cart, when that is being changed. */
  chosen?: Choice & { quantity: number };
  onChoose: (choice: Choice, quantity: number) => void;
  onClose: () => void;
};

/** Everything there is to know and to choose about one product. */
export function ProductSheet({ product, chosen, onChoose, onClose }: ProductSheetProps) {
  const [choice, setChoice] = useState<Choice>(() => choiceIn(chosen) ?? usualChoice(product));
  const [quantity, setQuantity] = useState(chosen?.quantity ?? 1);
  const left = leftOf(product, choice);
  const wanted = Math.max(1, Math.min(quantity, left));
  const titleId = `sheet-${product.id}`;
  return (
    <Dialog labelledBy={titleId} onClose={onClose} className="sheet wide">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-0">
        <div className="relative -mx-5 sm:-mx-8 lg:row-span-2 lg:m-0">
          <ProductPicture
            src={productPicture(product.id, choice.color)}
            loading="eager"
            className="h-52 w-full sm:h-72 lg:aspect-[4/3] lg:h-auto"
          />
          <Badge tone={tagTones[product.tag]} className="absolute top-4 left-4 shadow-card">
            {tagNames[product.tag]}
          </Badge>
        </div>
        <button
          type="button"
          aria-label={copy.close}
          onClick={onClose}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-raised/85 hover:bg-raised"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        <div className="lg:p-9 lg:pb-0">
          <h2 id={titleId} className="font-title text-title lg:pr-8 lg:text-[2.25rem]">
            {product.name}
          </h2>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
            <Price {...product} />
            <Stars rating={product.rating} reviews={product.reviews} />
          </div>
        </div>
        <div className="text-ink-soft lg:col-start-1 lg:row-start-3 lg:p-8">
          <p>{product.description}</p>
          <p className="mt-3 hidden text-sm lg:block">{copy.plain}</p>
        </div>
        <div className="flex flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:p-9 lg:pt-6">
          <Options product={product} choice={choice} onChange={setChoice} />
          <Stock left={left} />
          <div className="flex flex-wrap items-center gap-4 lg:mt-auto">
            <QuantityStepper
              words={{ label: copy.quantity, less: copy.fewer, more: copy.another }}
              value={wanted}
              max={Math.min(left, MAX_QUANTITY)}
              disabled={left === 0}
              onChange={setQuantity}
            />
            <Button
              disabled={left === 0}
              onClick={() => onChoose(choice, wanted)}
              className="min-w-40 flex-1"
            >
              {left === 0 ? copy.soldOut : chosen ? copy.update : copy.add}
            </Button>
          </div>
          <p className="text-sm text-ink-soft lg:hidden">{copy.plain}</p>
        </div>
      </div>
    </Dialog>
  );
}

function choiceIn(chosen: Choice | undefined): Choice | null {
  if (!chosen) return null;
  const { color, size, variant } = chosen;
  return { color, size, variant };
}

type OptionsProps = {
  product: ShelfProduct;
  choice: Choice;
  onChange: (choice: Choice) => void;
};

function Options({ product, choice, onChange }: OptionsProps) {
  const { colors = [], sizes = [], variants = [] } = product;
  const groups: readonly { name: keyof Choice; options: readonly Omit<Option, 'isGone'>[] }[] = [
    { name: 'color', options: colors },
    { name: 'size', options: sizes.map((name) => ({ name })) },
    { name: 'variant', options: variants.map((name) => ({ name })) },
  ];
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => (
      <OptionGroup
        key={name}
        legend={copy[name]}
        options={options.map((option) => ({
          ...option,
          isGone: !isOffered(product, { [name]: option.name }),
        }))}
        value={choice[name]}
        onChange={(value) => onChange({ ...choice, [name]: value })}
      />
    ));
}

/** Said as soon as the choice falls on it. */
function Stock({ left }: { left: number }) {
  const words = { gone: copy.soldOutChoice, few: copy.left(left), plenty: copy.inStock };
  const tones = { gone: 'bg-danger', few: 'bg-(--art-sun)', plenty: 'bg-second' };
  const state = scarcity(left);
  return (
    <p role="status" className="flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${tones[state]}`} />
      {words[state]}
    </p>
  );
}
