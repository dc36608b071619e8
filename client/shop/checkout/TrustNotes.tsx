import { Landmark, Package } from 'lucide-react';
import { checkoutCopy as copy } from './copy.ts';

const promises = [
  { Icon: Package, title: copy.discreet, text: copy.discreetText },
  { Icon: Landmark, title: copy.statement, text: copy.statementText },
];

/** Tells who can see details of an order: on the box and on the bank statement. */
export function TrustNotes() {
  return (
    <ul className="grid gap-4 rounded-card bg-second-soft p-5 text-second">
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="block">{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
