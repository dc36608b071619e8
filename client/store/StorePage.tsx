import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { MAX_QUANTITY } from '../../contract/cart-totals.ts';
import { type Choice, choiceText, itemKey } from '../../contract/products.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { toast } from '../ui/toast-store.ts';
import { CartBar } from './CartBar.tsx';
import type { ShownLine } from './cart-view.ts';
import { cartToasts, storeCopy as copy } from './copy.ts';
import { Shelves } from './Shelves.tsx';
import { StoreHeading } from './StoreHeading.tsx';
import { type ShelfProduct, usualChoice } from './shelf.ts';
import { type CartState, useAddToCart, useCart, useChangeLine, useShelf } from './use-store.ts';

const ProductSheet = lazy(async () => ({
  default: (await import('./ProductSheet.tsx')).ProductSheet,
}));
const CartDrawer = lazy(async () => ({ default: (await import('./CartDrawer.tsx')).CartDrawer }));

/** What lies over the page: nothing, the cart, or a product, perhaps to change a line of the cart. */
type Opened =
  | { what: 'nothing' }
  | { what: 'cart' }
  | { what: 'product'; product: ShelfProduct; line?: ShownLine };

const NOTHING: Opened = { what: 'nothing' };

export function StorePage() {
  usePageTitle(copy.title);
  const shelf = useShelf();
  // Behind a deferred value the cards are drawn in pieces.
  const products = useDeferredValue(shelf.data);
  const cart = useCart();
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(
    search.get('cart') === 'open' ? { what: 'cart' } : NOTHING,
  );
  const close = useCallback(() => setOpened(NOTHING), []);
  const put = usePut(cart);
  const changeLine = useChangeLine();

  function choose(
    product: ShelfProduct,
    line: ShownLine | undefined,
    choice: Choice,
    quantity: number,
  ) {
    if (line) {
      replace(line, choice, quantity);
      return setOpened({ what: 'cart' });
    }
    put(product, choice, quantity);
    close();
  }

  /** A line keeps its item for life: another item is another line. */
  function replace(line: ShownLine, choice: Choice, quantity: number) {
    if (itemKey(line.productId, choice) === line.item) return changeLine(line, { quantity });
    put({ id: line.productId, name: line.name }, choice, quantity, line.isSurprise);
    changeLine(line, null);
  }

  return (
    <Page className={cart.status === 'ready' && cart.totals.pieces > 0 ? 'pb-28 lg:pb-32' : ''}>
      <StoreHeading />
      {shelf.isError && !shelf.data ? (
        <FailedState title={copy.failed} onRetry={() => void shelf.refetch()}>
          {copy.failedHint}
        </FailedState>
      ) : (
        <Shelves
          products={products}
          onOpen={(product) => setOpened({ what: 'product', product })}
          onAdd={(product) => put(product, usualChoice(product), 1)}
        />
      )}
      <CartBar cart={cart} onView={() => setOpened({ what: 'cart' })} />
      <Suspense>
        {opened.what === 'product' && (
          <ProductSheet
            product={opened.product}
            {...(opened.line && { chosen: opened.line })}
            onChoose={(choice, quantity) => choose(opened.product, opened.line, choice, quantity)}
            onClose={close}
          />
        )}
        {opened.what === 'cart' && (
          <CartDrawer
            cart={cart}
            onChange={(line) => {
              const product = shelf.data?.find(({ id }) => id === line.productId);
              if (product) setOpened({ what: 'product', product, line });
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  );
}

/** Puts something into the cart and says what: a card adds what is usual, which may not be meant. */
function usePut(cart: CartState) {
  const add = useAddToCart();
  return (
    product: Pick<ShelfProduct, 'id' | 'name'>,
    choice: Choice,
    quantity: number,
    isSurprise = false,
  ) => {
    const item = itemKey(product.id, choice);
    const there = cart.status === 'ready' ? cart.lines.find((line) => line.item === item) : null;
    if (there && there.quantity >= MAX_QUANTITY) return toast(cartToasts.full);
    add({ item, quantity, isSurprise });
    toast(cartToasts.added(product.name, choiceText(choice)));
  };
}
