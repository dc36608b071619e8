import type { Product } from '../../contract/shop/products.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { productCopy as copy, tagNames, tagTones } from './copy.ts';
import { PriceAndRating } from './PriceAndRating.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { isSoldOut, type StoreProduct } from './stock.ts';

/** Limits the colors on a card; the product's sheet shows all. */
const COLORS_SHOWN = 3;
const VARIANTS_SHOWN = 2;

type ProductCardProps = {
  product: StoreProduct;
  isFirst: boolean;
  /** True for a card that fills a whole row of a wide screen. */
  isFeatured: boolean;
  onOpen: () => void;
  onAdd: () => void;
};

export function ProductCard({ product, isFirst, isFeatured, onOpen, onAdd }: ProductCardProps) {
  const { id, name, image, description, tag } = product;
  const isGone = isSoldOut(product);
  return (
    <article
      aria-labelledby={`product-${id}`}
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line/70 bg-raised shadow-card transition hover:shadow-lift ${isFeatured ? 'sm:grid sm:grid-cols-2 xl:grid-cols-[5fr_4fr]' : ''}`}
    >
      <div className="relative overflow-hidden">
        <ProductPicture
          src={image}
          loading={isFirst ? 'eager' : 'lazy'}
          className="aspect-[4/3] min-h-full w-full transition duration-(--slow) motion-safe:group-hover:scale-[1.03]"
        />
        <Badge tone={tagTones[tag]} className="absolute top-4 left-4 shadow-card">
          {tagNames[tag]}
        </Badge>
      </div>
      <div
        className={`flex flex-1 flex-col gap-3 p-5 ${isFeatured ? 'sm:justify-center xl:p-8' : ''}`}
      >
        <div>
          <h2
            id={`product-${id}`}
            className={isFeatured ? 'text-heading xl:text-title' : 'text-heading'}
          >
            {/* Let the button cover the whole card. */}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-second"
            >
              {name}
            </button>
          </h2>
          <PriceAndRating product={product} className="mt-1.5 gap-x-4" />
        </div>
        <p className="text-ink-soft">{description}</p>
        <Hints product={product} />
        <Button
          variant={isGone ? 'soft' : 'primary'}
          disabled={isGone}
          aria-label={isGone ? undefined : copy.addNamed(name)}
          onClick={onAdd}
          className={`relative z-10 w-full ${isFeatured ? 'mt-auto sm:mt-3' : 'mt-auto'}`}
        >
          {isGone ? copy.soldOut : copy.add}
        </Button>
      </div>
    </article>
  );
}

function Hints({ product: { colors = [], variants = [] } }: { product: Product }) {
  if (colors.length + variants.length === 0) return null;
  const shownColors = colors.slice(0, COLORS_SHOWN);
  const moreColors = colors.length - COLORS_SHOWN;
  const moreVariants = variants.length - VARIANTS_SHOWN;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      {colors.length > 0 && (
        <div className="flex items-center gap-1.5">
          <span className="sr-only">{copy.colors(shownColors, moreColors)}</span>
          {shownColors.map(({ name, hex }) => (
            <span
              key={name}
              title={name}
              aria-hidden="true"
              className="size-5 rounded-full border border-ink/25"
              style={{ backgroundColor: hex }}
            />
          ))}
          {moreColors > 0 && <span aria-hidden="true">{copy.more(moreColors)}</span>}
        </div>
      )}
      {variants.length > 0 && (
        <ul aria-label={copy.variants} className="flex flex-wrap gap-1 text-[0.8125rem]">
          {variants.slice(0, VARIANTS_SHOWN).map((variant) => (
            <li key={variant} className="rounded-full bg-sunk px-2 py-0.5">
              {variant}
            </li>
          ))}
          {moreVariants > 0 && (
            <li className="py-0.5">
              <span aria-hidden="true">{copy.more(moreVariants)}</span>
              <span className="sr-only">{copy.moreLong(moreVariants)}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
