import type { ReactNode } from 'react';
import type { DeliveryAddress } from '../../../contract/shop/delivery-address.ts';
import { Card } from '../../ui/Card.tsx';
import { AddressLines } from './AddressLines.tsx';
import { orderCopy as copy } from './copy.ts';

type AddressCardProps = { address: DeliveryAddress | null; children: ReactNode };

export function AddressCard({ address, children }: AddressCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{copy.address}</h2>
      {address ? (
        <AddressLines address={address} className="mt-2 text-ink-soft" />
      ) : (
        <p className="mt-2 text-ink-soft">{copy.noAddress}</p>
      )}
      {children}
    </Card>
  );
}
