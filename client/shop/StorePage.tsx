import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import { choiceText, itemKey } from '../../contract/shop/products.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { toast } from '../ui/toast-store.ts';
import { CartBar } from './CartBar.tsx';
import { CartDrawer } from './CartDrawer.tsx';
import type { ShownLine } from './cart-view.ts';
import { cartToasts, storeCopy as copy } from './copy.ts';
import { ProductList } from './ProductList.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import { type StoreProduct, usualChoice, type Wanted } from './stock.ts';
import { type CartState, useAddToCart, useCart, useChangeLine, useProducts } from './use-store.ts';

/** Open dialog: the cart, or a product, perhaps to change a line of the cart. */
type OpenedProduct = { product: StoreProduct; line?: ShownLine };
type Opened = 'cart' | OpenedProduct | null;

export function StorePage() {
  usePageTitle(copy.title);
  const productsQuery = useProducts();
  // Defer the products, so that rendering the cards does not block the page.
  const products = useDeferredValue(productsQuery.data);
  const cart = useCart();
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(search.get('cart') === 'open' ? 'cart' : null);
  const close = () => setOpened(null);
  const put = usePut(cart);
  const changeLine = useChangeLine();

  function openLine(line: ShownLine) {
    const product = productsQuery.data?.find(({ id }) => id === line.productId);
    if (product) setOpened({ product, line });
  }

  /** Replaces a line whose item changes: a line belongs to one item. */
  function choose({ product, line }: OpenedProduct, wanted: Wanted) {
    setOpened(line ? 'cart' : null);
    if (line && itemKey(product.id, wanted.choice) === line.item) {
      const { quantity, isSurprise } = wanted;
      return changeLine(line, { quantity, ...(line.isOwn ? { isSurprise } : {}) });
    }
    put(product, wanted);
    if (line) changeLine(line, null);
  }

  /** Adds the usual choice at once from a card; a product without one opens its sheet. */
  function addFromCard(product: StoreProduct) {
    const choice = usualChoice(product);
    if (choice) put(product, { choice, quantity: 1, isSurprise: false });
    else setOpened({ product });
  }

  return (
    <Page className={cart.status === 'ready' && cart.totals.pieces > 0 ? 'pb-28 lg:pb-32' : ''}>
      <PageHeading>{copy.title}</PageHeading>
      {/* Limit the width, so that the text takes two lines on a phone in any font: nothing
          below moves when the web font arrives. */}
      <p className="mt-2 mb-6 max-w-xs text-lead text-ink-soft sm:max-w-none lg:mb-8">
        {copy.lead}
      </p>
      {productsQuery.isError && !productsQuery.data ? (
        <FailedState title={copy.failed} hint={copy.failedHint} onRetry={productsQuery.refetch} />
      ) : (
        <ProductList
          products={products}
          onOpen={(product) => setOpened({ product })}
          onAdd={addFromCard}
        />
      )}
      <CartBar cart={cart} onView={() => setOpened('cart')} />
      {opened === 'cart' && <CartDrawer cart={cart} onChange={openLine} onClose={close} />}
      {opened && opened !== 'cart' && (
        <ProductSheet
          product={opened.product}
          chosen={opened.line}
          onChoose={(wanted) => choose(opened, wanted)}
          onClose={close}
        />
      )}
    </Page>
  );
}

/**
 * Adds to the cart and names the choice: a card adds the usual one, which the buyer may not want.
 */
function usePut(cart: CartState) {
  const add = useAddToCart();
  return (product: StoreProduct, { choice, quantity, isSurprise }: Wanted) => {
    const item = itemKey(product.id, choice);
    const lines = cart.status === 'ready' ? cart.lines : [];
    const there = lines.find((line) => line.item === item && line.isSurprise === isSurprise);
    if (there && there.quantity >= MAX_QUANTITY) return toast(cartToasts.full);
    add({ item, quantity, isSurprise });
    toast(cartToasts.added(product.name, choiceText(choice), isSurprise));
  };
}
