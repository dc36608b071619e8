import { useEffect, useId, useRef, useState } from 'react';
import type { DeskOrder } from '../../contract/admin/desk.ts';
import { orderNumberIn } from '../../contract/shop/order-number.ts';
import type { OrderStatus } from '../../contract/shop/orders.ts';
import { Button } from '../ui/Button.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { controlClass } from '../ui/Field.tsx';
import { FilterChips } from '../ui/FilterChips.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NextPageButton } from '../ui/NextPageButton.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { ordersCopy as copy, statusNames } from './copy.ts';
import { matchingOrders } from './matching-orders.ts';
import { OrderCard } from './OrderCard.tsx';
import { type PrintJob, PrintSheets } from './PrintSheets.tsx';
import { momentsOf } from './times.ts';
import { useDeskOrders } from './use-desk-orders.ts';

const STATUSES = (['paid', 'shipped', 'cancelled', 'pending', 'expired'] as const).map((value) => ({
  value,
  label: statusNames[value],
}));
/** Orders that a search for a name loads by itself, at most. */
const SEARCHED_ORDERS = 200;

export function OrdersSection() {
  const [status, setStatus] = useState<OrderStatus>('paid');
  const [question, setQuestion] = useState('');
  const [day, setDay] = useState('');
  const [job, setJob] = useState<PrintJob | null>(null);
  const number = orderNumberIn(question);
  const list = useDeskOrders(
    number ? { status: 'paid', number } : { status, ...(momentsOf(day) ?? {}) },
  );
  const loaded = list.data ?? [];
  const isNameSearch = number === null && question.trim() !== '';
  const shown = isNameSearch ? matchingOrders(loaded, question) : loaded;

  const canSearchOn =
    isNameSearch && list.hasNextPage && !list.isFetching && loaded.length < SEARCHED_ORDERS;
  const { fetchNextPage } = list;
  useEffect(() => {
    if (canSearchOn) void fetchNextPage();
  }, [canSearchOn, fetchNextPage]);

  const printable = shown.filter(({ address }) => address !== null);
  return (
    <>
      <div className="space-y-4">
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <SearchBox
              label={copy.search}
              placeholder={copy.placeholder}
              value={question}
              onChange={setQuestion}
            />
            <p className="mt-1.5 px-4 text-sm text-ink-soft">{copy.searchHint}</p>
          </div>
          <DayField day={day} onChange={setDay} />
        </div>
        <FilterChips
          label={copy.filter}
          choices={STATUSES}
          value={status}
          onChange={(next) => {
            setStatus(next);
            // Clear a search by number: the chips filter all orders, not one.
            if (number) setQuestion('');
          }}
        />
        {list.isPending ? (
          <Loading label={copy.loading} shapes={['h-64', 'h-64']} className="space-y-4" />
        ) : list.data ? (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <p role="status" className="mr-auto text-ink-soft">
                {summary()}
              </p>
              {printable.length > 0 && (
                <>
                  <Button
                    variant="ghost"
                    className="text-sm"
                    onClick={() => setJob({ kind: 'list', orders: printable })}
                  >
                    {copy.printLists(printable.length)}
                  </Button>
                  <Button
                    variant="ghost"
                    className="text-sm"
                    onClick={() => setJob({ kind: 'label', orders: printable })}
                  >
                    {copy.printLabels(printable.length)}
                  </Button>
                </>
              )}
              <Button
                variant="quiet"
                className="text-sm"
                isBusy={list.isRefetching}
                onClick={() => void list.refetch()}
              >
                {copy.refresh}
              </Button>
            </div>
            <OrderCards orders={shown} onPrint={setJob} />
            <NextPageButton list={list}>
              {isNameSearch ? copy.searchMore : copy.more}
            </NextPageButton>
          </>
        ) : (
          <FailedState title={copy.failed} onRetry={list.refetch} />
        )}
      </div>
      {job && <PrintSheets job={job} onPrinted={() => setJob(null)} />}
    </>
  );

  function summary(): string {
    if (isNameSearch) return copy.found(shown.length, loaded.length);
    if (loaded.length > 0) return copy.count(loaded.length, list.hasNextPage);
    if (number) return copy.noNumber(question.trim().toUpperCase());
    return day === '' ? copy.empty[status] : copy.emptyDay;
  }
}

type DayFieldProps = { day: string; onChange: (day: string) => void };

function DayField({ day, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <label htmlFor={id} className="flex min-h-13 items-center font-semibold whitespace-nowrap">
        {copy.day}
      </label>
      <input
        id={id}
        type="date"
        value={day}
        onChange={({ target }) => onChange(target.value)}
        className={`min-h-13 min-w-0 px-3 ${controlClass}`}
      />
      {day !== '' && (
        <Button variant="quiet" className="px-2 text-sm" onClick={() => onChange('')}>
          {copy.anyDay}
        </Button>
      )}
    </div>
  );
}

type OrderCardsProps = { orders: readonly DeskOrder[]; onPrint: (job: PrintJob) => void };

function OrderCards({ orders, onPrint }: OrderCardsProps) {
  const list = useRef<HTMLUListElement>(null);

  /** Moves the focus to the next parcel, for operators who ship by keyboard. */
  function focusAfter(id: string) {
    const index = orders.findIndex((order) => order.id === id);
    const next = orders[index + 1] ?? orders[index - 1];
    if (!next) return;
    const inputs = list.current?.querySelectorAll<HTMLInputElement>('input[data-order]') ?? [];
    [...inputs].find(({ dataset }) => dataset.order === next.id)?.focus();
  }

  return (
    <ul ref={list} className="space-y-4">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} onPrint={onPrint} onShipped={() => focusAfter(order.id)} />
        </li>
      ))}
    </ul>
  );
}
