import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { MAX_QUANTITY } from '../../contract/cart-totals.ts';
import { type Choice, choiceText, itemKey } from '../../contract/products.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { FilterChips } from '../ui/FilterChips.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { CartBar } from './CartBar.tsx';
import type { ShownLine } from './cart-view.ts';
import { cartToasts, categoryNames, storeCopy as copy } from './copy.ts';
import { ProductCard } from './ProductCard.tsx';
import { type Aisle, productsMatching } from './search.ts';
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
/** Side by side on a wide screen. */
const COLUMNS = 3;
const FIRST_CARDS = 3;

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
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 mb-6 text-lead text-ink-soft lg:mb-8">{copy.lead}</p>
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

const aisles: readonly { value: Aisle; label: string }[] = [
  { value: 'all', label: copy.all },
  { value: 'apparel', label: categoryNames.apparel },
  { value: 'romantic', label: categoryNames.romantic },
  { value: 'bedroom', label: categoryNames.bedroom },
];

type ShelvesProps = {
  products: readonly ShelfProduct[] | undefined;
  onOpen: (product: ShelfProduct) => void;
  onAdd: (product: ShelfProduct) => void;
};

function Shelves({ products, onOpen, onAdd }: ShelvesProps) {
  const [question, setQuestion] = useState('');
  const [aisle, setAisle] = useState<Aisle>('all');
  const shown = products && productsMatching(products, aisle, question);
  /** Where the last row of three would hold a single card, the first one takes a row. */
  const isFeatured = (index: number) => index === 0 && (shown?.length ?? 0) % COLUMNS === 1;
  const isFiltered = aisle !== 'all' || question.trim() !== '';
  return (
    <>
      <div className="mb-6 flex flex-col gap-4 xl:mb-8 xl:flex-row-reverse xl:items-center xl:justify-between">
        <SearchBox
          label={copy.search}
          placeholder={copy.searchHint}
          value={question}
          onChange={setQuestion}
          className="xl:w-72"
        />
        <FilterChips label={copy.aisles} choices={aisles} value={aisle} onChange={setAisle} />
      </div>
      <p role="status" className="sr-only">
        {shown && isFiltered && copy.shown(shown.length)}
      </p>
      {!shown ? (
        <Loading />
      ) : shown.length === 0 ? (
        <EmptyState motif="parcel" title={isFiltered ? copy.nothingTitle : copy.emptyTitle}>
          <p className="break-words text-ink-soft">
            {isFiltered ? copy.nothing(question.trim()) : copy.empty}
          </p>
          {isFiltered && (
            <Button
              onClick={() => {
                setQuestion('');
                setAisle('all');
              }}
            >
              {copy.showAll}
            </Button>
          )}
        </EmptyState>
      ) : (
        <ul className="stagger grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((product, index) => (
            <li key={product.id} className={isFeatured(index) ? 'sm:col-span-2 xl:col-span-3' : ''}>
              <ProductCard
                product={product}
                isFirst={index < FIRST_CARDS}
                isFeatured={isFeatured(index)}
                onOpen={() => onOpen(product)}
                onAdd={() => onAdd(product)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="appear-late">
      <span className="sr-only">{copy.loading}</span>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-136" />
        <Skeleton className="hidden h-136 sm:block" />
        <Skeleton className="hidden h-136 xl:block" />
      </div>
    </div>
  );
}
