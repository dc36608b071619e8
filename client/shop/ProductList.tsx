import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FilterChips } from '../ui/FilterChips.tsx';
import { Loading } from '../ui/Loading.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { categoryNames, storeCopy as copy } from './copy.ts';
import { ProductCard } from './ProductCard.tsx';
import { type CategoryFilter, productsMatching } from './search.ts';
import type { StoreProduct } from './stock.ts';

/** Columns on a wide screen. */
const COLUMNS = 3;
const FIRST_CARDS = 3;

const categories: readonly { value: CategoryFilter; label: string }[] = [
  { value: 'all', label: copy.all },
  { value: 'apparel', label: categoryNames.apparel },
  { value: 'romantic', label: categoryNames.romantic },
  { value: 'bedroom', label: categoryNames.bedroom },
];

type ProductListProps = {
  products: readonly StoreProduct[] | undefined;
  onOpen: (product: StoreProduct) => void;
  onAdd: (product: StoreProduct) => void;
};

export function ProductList({ products, onOpen, onAdd }: ProductListProps) {
  const [question, setQuestion] = useState('');
  const [category, setCategory] = useState<CategoryFilter>('all');
  const shown = products && productsMatching(products, category, question);
  /** Give the first card a whole row if the last row would otherwise hold a single card. */
  const isFeatured = (index: number) => index === 0 && (shown?.length ?? 0) % COLUMNS === 1;
  const isFiltered = category !== 'all' || question.trim() !== '';
  function showAll() {
    setQuestion('');
    setCategory('all');
  }
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
        <FilterChips
          label={copy.categories}
          choices={categories}
          value={category}
          onChange={setCategory}
        />
      </div>
      <p role="status" className="sr-only">
        {shown && isFiltered && copy.shown(shown.length)}
      </p>
      {!shown ? (
        loading
      ) : shown.length === 0 ? (
        <EmptyState
          motif="parcel"
          title={isFiltered ? copy.nothingTitle : copy.emptyTitle}
          text={isFiltered ? copy.nothing(question.trim()) : copy.empty}
        >
          {isFiltered && <Button onClick={showAll}>{copy.showAll}</Button>}
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

const loading = (
  <Loading
    label={copy.loading}
    shapes={['h-136', 'hidden h-136 sm:block', 'hidden h-136 xl:block']}
    className="appear-late grid gap-6 sm:grid-cols-2 xl:grid-cols-3"
  />
);
