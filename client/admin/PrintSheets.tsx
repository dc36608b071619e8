import '../styles/desk-print.css';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DeskOrder } from '../../contract/admin/desk.ts';
import { choiceText } from '../../contract/shop/products.ts';
import { dateAndTime } from '../lib/dates.ts';
import { AddressLines } from '../shop/orders/AddressLines.tsx';
import { printCopy as copy, orderCopy } from './copy.ts';

/** Lists and labels go to printers of their own, so each is printed by itself. */
export type PrintJob = { kind: 'list' | 'label'; orders: readonly DeskOrder[] };

type PrintSheetsProps = { job: PrintJob; onPrinted: () => void };

/** Sheets for the printer, in place of the page. The screen shows none of them. */
export function PrintSheets({ job, onPrinted }: PrintSheetsProps) {
  const printed = useRef(onPrinted);
  printed.current = onPrinted;
  useEffect(() => {
    const done = () => printed.current();
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, []);
  const Sheet = job.kind === 'list' ? PackingList : Label;
  return createPortal(
    <div className="print-sheets">
      {job.orders.map((order) => (
        <Sheet key={order.id} order={order} />
      ))}
    </div>,
    document.body,
  );
}

function PackingList({ order }: { order: DeskOrder }) {
  const { reference, createdAt, address, lines, totals } = order;
  return (
    <section className="packing-list">
      <header>
        <h2>{copy.list}</h2>
        <p className="print-number">{reference}</p>
      </header>
      <p>
        {copy.ordered} {dateAndTime(createdAt)}
        {address && ` · ${copy.to} ${address.name}`}
      </p>
      <table>
        <thead>
          <tr>
            <th>{copy.pieces}</th>
            <th>{copy.item}</th>
            <th>{copy.packed}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.item}>
              <td className="print-quantity">{line.quantity}</td>
              <td>
                <strong>{line.name}</strong>
                <br />
                {choiceText(line)}
              </td>
              <td>
                <span className="print-box" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{copy.total(totals.pieces)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="print-note">{copy.note}</p>
    </section>
  );
}

function Label({ order }: { order: DeskOrder }) {
  const { reference, address } = order;
  return (
    <section className="parcel-label" aria-label={orderCopy.name(reference)}>
      <p className="print-sender">
        <span>{copy.from}</span> {copy.sender}
      </p>
      <div>
        <p className="print-to">{copy.to}</p>
        {address && <AddressLines address={address} />}
      </div>
      <p className="print-number">{reference}</p>
    </section>
  );
}
