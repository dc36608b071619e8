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
import { nameOf, useDeskStock, useSaveStock } from './use-desk.ts';

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
  /** Text typed and not saved yet, by item. Other rows show the pieces in stock. */
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const save = useSaveStock();
  const textOf = ({ item, pieces }: DeskStock) => typed.get(item) ?? String(pieces);
  const counts = levels
    .map((level) => ({ level, text: textOf(level).trim() }))
    .filter(({ level, text }) => text !== String(level.pieces));
  const short = levels.filter(isShort);
  const out = short.filter(isOut).length;
  const shown = filter === 'short' ? short : levels;
  const products = [...new Set(shown.map(({ name }) => name))];

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (counts.length === 0 || save.isPending) return;
    if (!counts.every(({ text }) => /^\d{1,7}$/.test(text))) {
      return toast(copy.notSaved(copy.invalid));
    }
    save.mutate(
      counts.map(({ level, text }) => ({ level, pieces: Number(text) })),
      {
        onSuccess: (refused) =>
          setTyped(new Map(refused.map(({ level }) => [level.item, textOf(level)]))),
      },
    );
  }

  return (
    <form onSubmit={submit}>
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
                  <StockRow
                    key={level.item}
                    level={level}
                    text={textOf(level)}
                    onType={(text) => setTyped(new Map(typed).set(level.item, text))}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="sticky bottom-4 z-10 mt-5 flex items-center justify-end gap-4 rounded-full border border-line bg-raised py-2 pr-2 pl-6 shadow-lift">
        <p role="status" className="text-ink-soft">
          {copy.changed(counts.length)}
        </p>
        {/* Never disabled, so that the focus stays after saving. */}
        <Button
          type="submit"
          variant={counts.length > 0 ? 'primary' : 'ghost'}
          aria-disabled={counts.length === 0}
          isBusy={save.isPending}
          disabled={false}
        >
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

type StockRowProps = { level: DeskStock; text: string; onType: (text: string) => void };

function StockRow({ level, text, onType }: StockRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 flex-1 basis-32">{level.choice || level.name}</p>
      {isShort(level) && (
        <Badge tone={isOut(level) ? 'red' : 'yellow'}>{isOut(level) ? copy.out : copy.low}</Badge>
      )}
      <input
        type="text"
        inputMode="numeric"
        aria-label={copy.inStock(nameOf(level))}
        value={text}
        onChange={({ target }) => onType(target.value)}
        className={`min-h-11 max-w-24 scroll-mb-24 px-3 text-right tabular-nums ${controlClass}`}
      />
    </li>
  );
}
