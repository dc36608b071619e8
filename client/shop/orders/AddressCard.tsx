import type { ReactNode } from 'react';
import { addressLines } from '../../../contract/shop/address-lines.ts';
import type { DeliveryAddress } from '../../../contract/shop/delivery-address.ts';
import { Card } from '../../ui/Card.tsx';
import { orderCopy as copy } from './copy.ts';

type AddressCardProps = { address: DeliveryAddress | null; children: ReactNode };

export function AddressCard({ address, children }: AddressCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{copy.address}</h2>
      {address ? (
        <address className="mt-2 break-words text-ink-soft not-italic">
          {addressLines(address).map((line) => (
            <span key={line} dir="auto" className="block">
              {line}
            </span>
          ))}
        </address>
      ) : (
        <p className="mt-2 text-ink-soft">{copy.noAddress}</p>
      )}
      {children}
    </Card>
  );
}
