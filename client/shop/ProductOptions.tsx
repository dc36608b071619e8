import type { Choice } from '../../contract/shop/products.ts';
import { productCopy as copy } from './copy.ts';
import { type Option, OptionGroup } from './OptionGroup.tsx';
import { type HalfPair, isHalfOffered, isOffered, type StoreProduct } from './stock.ts';

type ProductOptionsProps = {
  product: StoreProduct;
  choice: Choice;
  pair: HalfPair;
  /** True once someone tried to continue: then the page names a missing size. */
  isChecked: boolean;
  onChoice: (choice: Choice) => void;
  onPair: (pair: HalfPair) => void;
};

/** Offers all choices of a product; a set for two asks for two sizes. */
export function ProductOptions(props: ProductOptionsProps) {
  const { product, choice, pair, isChecked, onChoice, onPair } = props;
  const sizes = (half: 0 | 1) => (
    <OptionGroup
      label={copy.halves[product.pair ?? 'alike'][half]}
      options={(product.sizes ?? []).map((name) => ({
        name,
        isGone: !isHalfOffered(product, half, name),
      }))}
      value={pair[half]}
      problem={isChecked && pair[half] === null ? copy.sizeMissing : null}
      onChange={(size) => onPair(half === 0 ? [size, pair[1]] : [pair[0], size])}
    />
  );
  return (
    <>
      {KINDS.map((kind) => {
        if (kind === 'size' && product.pair) return null;
        const options = optionsOf(product, kind);
        return (
          options.length > 0 && (
            <OptionGroup
              key={kind}
              label={copy[kind]}
              options={options}
              value={choice[kind]}
              onChange={(value) => onChoice({ ...choice, [kind]: value })}
            />
          )
        );
      })}
      {product.pair && (
        <div className="grid gap-5">
          {sizes(0)}
          {sizes(1)}
        </div>
      )}
    </>
  );
}

const KINDS = ['color', 'size', 'variant'] as const;

function optionsOf(product: StoreProduct, kind: keyof Choice): readonly Option[] {
  const { colors = [], sizes = [], variants = [] } = product;
  const named = (name: string) => ({ name });
  const all = { color: colors, size: sizes.map(named), variant: variants.map(named) }[kind];
  return all.map((option) => ({ ...option, isGone: !isOffered(product, kind, option.name) }));
}
