import { addressLines } from '../../../contract/shop/address-lines.ts';
import type { DeliveryAddress } from '../../../contract/shop/delivery-address.ts';

type AddressLinesProps = { address: DeliveryAddress; className?: string };

export function AddressLines({ address, className = '' }: AddressLinesProps) {
  return (
    <address className={`break-words not-italic ${className}`}>
      {addressLines(address).map((line) => (
        <span key={line} dir="auto" className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
