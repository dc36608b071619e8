import { type SubmitEvent, useState } from 'react';
import { type DeskStock, LOW_STOCK_PIECES } from '../../contract/admin/desk.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { controlClass } from '../ui/Field.tsx';
import { FilterChips } from '../ui/FilterChips.tsx';
import { Loading } from '../ui/Loading.tsx';
import { QueryStates } from '../ui/QueryStates.tsx';
import { toast } from '../ui/toast-store.ts';
import { stockCopy as copy } from './copy.ts';
import { useDeskStock, useSetStock } from './use-desk.ts';

const FILTERS = [
  { value: 'all', label: copy.all },
  { value: 'short', label: copy.onlyLow },
] as const;

const isOut = ({ pieces }: DeskStock) => pieces === 0;
const isShort = ({ pieces }: DeskStock) => pieces < LOW_STOCK_PIECES;

export function StockSection() {
  const stock = useDeskStock();
  return (
    <QueryStates
      query={stock}
      failedTitle={copy.failed}
      skeleton={<Loading label={copy.loading} shapes={['h-96']} />}
    >
      {(levels) => <Levels levels={levels} />}
    </QueryStates>
  );
}

function Levels({ levels }: { levels: readonly DeskStock[] }) {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]['value']>('all');
  const short = levels.filter(isShort);
  const out = short.filter(isOut).length;
  const shown = filter === 'short' ? short : levels;
  const products = [...new Set(shown.map(({ name }) => name))];
  return (
    <>
      <p className="text-lg font-semibold">{copy.summary(short.length - out, out)}</p>
      <p className="mb-4 text-ink-soft">{copy.lead(LOW_STOCK_PIECES)}</p>
      <div className="mb-6">
        <FilterChips label={copy.filter} choices={FILTERS} value={filter} onChange={setFilter} />
      </div>
      {shown.length === 0 && <p>{copy.nothingLow}</p>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {products.map((product) => (
          <section
            key={product}
            aria-label={product}
            className="rounded-2xl border border-line bg-raised p-4 sm:p-5"
          >
            <h2 className="font-text text-lg font-bold">{product}</h2>
            <ul className="mt-2 divide-y divide-line">
              {shown
                .filter(({ name }) => name === product)
                .map((level) => (
                  <li key={level.item}>
                    <StockRow level={level} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function StockRow({ level }: { level: DeskStock }) {
  const { name, choice, pieces } = level;
  const fullName = [name, choice].filter(Boolean).join(', ');
  const save = useSetStock(level, fullName);
  /** Null while nothing is typed; the row then shows the pieces in stock. */
  const [typed, setTyped] = useState<string | null>(null);
  const isChanged = typed !== null && typed.trim() !== String(pieces);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isChanged || save.isPending) return;
    if (!/^\d{1,7}$/.test(typed.trim())) return toast(copy.notSaved(copy.invalid));
    save.mutate(Number(typed), { onSuccess: () => setTyped(null) });
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 flex-1 basis-32">{choice || name}</p>
      {isShort(level) && (
        <Badge tone={isOut(level) ? 'red' : 'yellow'}>{isOut(level) ? copy.out : copy.low}</Badge>
      )}
      <input
        type="text"
        inputMode="numeric"
        aria-label={copy.inStock(fullName)}
        value={typed ?? String(pieces)}
        onChange={({ target }) => setTyped(target.value)}
        className={`min-h-11 max-w-24 px-3 text-right tabular-nums ${controlClass}`}
      />
      <Button
        type="submit"
        variant={isChanged ? 'primary' : 'ghost'}
        className="min-h-11 px-4 text-sm"
        aria-label={copy.saveFor(fullName)}
        disabled={!isChanged}
        isBusy={save.isPending}
      >
        {copy.save}
      </Button>
    </form>
  );
}
