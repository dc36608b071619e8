import { Landmark, Package } from 'lucide-react';
import { checkoutCopy as copy } from './copy.ts';

/** What whoever orders here wants to know before paying: who will see what. */
export function Promises() {
  return (
    <ul className="grid gap-4 rounded-card bg-second-soft p-5 text-second">
      <li className="flex gap-3">
        <Package aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="block">{copy.discreet}</strong>
          {copy.discreetText}
        </span>
      </li>
      <li className="flex gap-3">
        <Landmark aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="block">{copy.statement}</strong>
          {copy.statementText}
        </span>
      </li>
    </ul>
  );
}
