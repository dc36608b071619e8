import { type Choice, itemKey, type Product } from '../../contract/products.ts';
import { Page } from '../ui/Page.tsx';
import { COLUMNS, Shelves } from './Shelves.tsx';
import { StoreHeading } from './StoreHeading.tsx';
import type { ShelfProduct } from './shelf.ts';

const AS_IT_IS: Choice = { color: null, size: null, variant: null };

/** What is left of it is not known yet, nor what there is to choose. */
function onShelf({ colors, sizes, variants, ...product }: Product): ShelfProduct {
  return { ...product, items: [{ item: itemKey(product.id, AS_IT_IS), left: 1 }] };
}

/** The first shelf of the store as it looks to everyone before anything of it can be used. */
export function StoreOpening({ products }: { products: readonly Product[] }) {
  // As many as leave the last row as full, by which the first card has its size.
  const first = products.slice(0, COLUMNS + (products.length % COLUMNS));
  return (
    <Page>
      <StoreHeading />
      <Shelves products={first.map(onShelf)} onOpen={() => {}} onAdd={() => {}} />
    </Page>
  );
}
