import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DeskOrder, TRACKING_MAX } from '../../contract/admin/desk.ts';
import { dollars } from '../../contract/shop/price.ts';
import { choiceText } from '../../contract/shop/products.ts';
import { dateAndTime } from '../lib/dates.ts';
import { AddressLines } from '../shop/orders/AddressLines.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { orderCopy as copy, moneyNames, statusNames } from './copy.ts';
import type { PrintJob } from './PrintSheets.tsx';
import { distanceText } from './times.ts';
import { saveTrackingDraft, trackingDraft } from './tracking-drafts.ts';
import { useCancelDeskOrder, useShipOrder } from './use-desk-orders.ts';

const tones = {
  pending: 'yellow',
  paid: 'second',
  shipped: 'green',
  cancelled: 'plain',
  expired: 'plain',
} as const;

type OrderCardProps = {
  order: DeskOrder;
  onPrint: (job: PrintJob) => void;
  onShipped: () => void;
};

export function OrderCard({ order, onPrint, onShipped }: OrderCardProps) {
  const titleId = useId();
  const { reference, status, totals, address, tracking } = order;
  return (
    <article
      aria-labelledby={titleId}
      className="rounded-2xl border border-line bg-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="font-text text-xl font-bold tabular-nums">
          {copy.name(reference)}
        </h2>
        <Badge tone={tones[status]}>{statusNames[status]}</Badge>
        <p className="text-sm text-ink-soft sm:ml-auto">{historyOf(order)}</p>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,1.3fr)]">
        <div>
          <ul className="divide-y divide-line">
            {order.lines.map((line) => (
              <li key={line.item} className="flex gap-3 py-1.5">
                <span className="min-w-8 font-bold tabular-nums">{line.quantity} ×</span>
                <span className="min-w-0">
                  <span className="font-semibold">{line.name}</span>{' '}
                  <span className="text-ink-soft">{choiceText(line)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">
            {copy.pieces(totals.pieces)} · {dollars(totals.totalCents)} ·{' '}
            {moneyNames[order.payment]}
          </p>
        </div>
        <div>
          <h3 className="font-text text-sm font-semibold text-ink-soft">{copy.address}</h3>
          {address ? (
            <AddressLines address={address} />
          ) : (
            <p className="text-ink-soft">{copy.noAddress}</p>
          )}
          {tracking && (
            <p className="mt-2 break-words">
              <span className="text-sm font-semibold text-ink-soft">{copy.tracking}: </span>
              {tracking}
            </p>
          )}
        </div>
        <div className="space-y-3 md:col-span-2 lg:col-span-1">
          {status === 'paid' && <ShipForm order={order} onShipped={onShipped} />}
          <div className="flex flex-wrap gap-2">
            {address && (
              <>
                <SmallButton onClick={() => onPrint({ kind: 'list', orders: [order] })}>
                  {copy.list}
                </SmallButton>
                <SmallButton onClick={() => onPrint({ kind: 'label', orders: [order] })}>
                  {copy.label}
                </SmallButton>
              </>
            )}
            {status === 'paid' && <CancelOrder order={order} />}
          </div>
        </div>
      </div>
    </article>
  );
}

type SmallButtonProps = { onClick: () => void; children: string };

function SmallButton({ onClick, children }: SmallButtonProps) {
  return (
    <Button variant="ghost" className="min-h-11 px-4 text-sm" onClick={onClick}>
      {children}
    </Button>
  );
}

/** Says how and when the order last changed. */
function historyOf({ createdAt, paidAt, shippedAt, closedAt }: DeskOrder): string {
  const [what, at] = closedAt
    ? [copy.closed, closedAt]
    : shippedAt
      ? [copy.sent, shippedAt]
      : paidAt
        ? [copy.paid, paidAt]
        : [copy.placed, createdAt];
  return `${what} ${distanceText(at, Date.now())} · ${dateAndTime(at)}`;
}

type ShipFormProps = { order: DeskOrder; onShipped: () => void };

function ShipForm({ order, onShipped }: ShipFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const stopAsking = () => setIsAsking(false);
  const ship = useShipOrder(order, () => {
    // Close the question first: an open dialog would keep the focus.
    flushSync(stopAsking);
    onShipped();
  });
  const [tracking, setTracking] = useState(() => trackingDraft(order.id));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsAsking(true);
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <TextField
          label={copy.tracking}
          placeholder={copy.trackingHint}
          data-order={order.id}
          autoComplete="off"
          maxLength={TRACKING_MAX}
          value={tracking}
          onChange={({ target }) => {
            setTracking(target.value);
            saveTrackingDraft(order.id, target.value);
          }}
        />
      </div>
      <Button type="submit" aria-haspopup="dialog" className="min-h-13">
        {copy.ship}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.shipQuestion(order.reference)}
          confirm={copy.shipConfirm}
          keep={copy.shipKeep}
          variant="primary"
          isBusy={ship.isPending}
          onConfirm={() => ship.mutate(tracking, { onError: stopAsking })}
          onClose={stopAsking}
        >
          {copy.shipConsequence(tracking.trim())}
        </ConfirmDialog>
      )}
    </form>
  );
}

function CancelOrder({ order }: { order: DeskOrder }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelDeskOrder(order);
  const stopAsking = () => setIsAsking(false);
  return (
    <>
      <Button
        variant="quiet"
        className="min-h-11 px-4 text-sm"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {copy.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.question(order.reference)}
          confirm={copy.confirm}
          keep={copy.keep}
          isBusy={cancel.isPending}
          onConfirm={() => cancel.mutate(undefined, { onSettled: stopAsking })}
          onClose={stopAsking}
        >
          {copy.consequence(order)}
        </ConfirmDialog>
      )}
    </>
  );
}
