import { DELIVERY_COUNTRIES, type DeliveryAddress } from '../../contract/delivery-address.ts';

type AddressLinesProps = { address: DeliveryAddress; className?: string };

/** As on the label. */
export function AddressLines({ address, className = '' }: AddressLinesProps) {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const countries: Readonly<Record<string, string>> = DELIVERY_COUNTRIES;
  const lines = [
    name,
    line1,
    line2,
    [postalCode, city].join(' '),
    region,
    countries[country] ?? country,
  ];
  return (
    <address className={`break-words not-italic ${className}`}>
      {lines
        .filter((line) => line !== null)
        .map((line) => (
          <span key={line} dir="auto" className="block">
            {line}
          </span>
        ))}
    </address>
  );
}
