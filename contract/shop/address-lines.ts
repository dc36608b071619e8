import { type CountryCode, DELIVERY_COUNTRIES, type DeliveryAddress } from './delivery-address.ts';

type Town = Pick<DeliveryAddress, 'city' | 'region' | 'postalCode'>;
type TownLines = (town: Town) => (string | null)[];

/** Lines such as "New York, NY 10012". */
const american: TownLines = ({ city, region, postalCode }) => [
  `${region ? `${city}, ${region}` : city} ${postalCode}`,
];
/** Line such as "Toronto ON M5V 2T6" or "Sydney NSW 2000". */
const inOneRow: TownLines = ({ city, region, postalCode }) => [
  [city, region, postalCode].filter(Boolean).join(' '),
];
/** Lines such as "Bath", perhaps a county, and "BA1 1UN". */
const codeLast: TownLines = ({ city, region, postalCode }) => [city, region, postalCode];
/** Lines such as "10115 Berlin". */
const codeFirst: TownLines = ({ city, region, postalCode }) => [`${postalCode} ${city}`, region];
/** Line such as "20121 Milano MI". */
const italian: TownLines = ({ city, region, postalCode }) => [
  [postalCode, city, region].filter(Boolean).join(' '),
];

const TOWN_LINES: Readonly<Record<CountryCode, TownLines>> = {
  US: american,
  CA: inOneRow,
  AU: inOneRow,
  NZ: inOneRow,
  GB: codeLast,
  IE: codeLast,
  IT: italian,
  AT: codeFirst,
  BE: codeFirst,
  CH: codeFirst,
  DE: codeFirst,
  DK: codeFirst,
  ES: codeFirst,
  FR: codeFirst,
  NL: codeFirst,
  PT: codeFirst,
  SE: codeFirst,
};

/** Formats an address as on a label in its own country. */
export function addressLines(address: DeliveryAddress): string[] {
  const { name, line1, line2, country } = address;
  const code = country as CountryCode;
  // Allow other countries: an old order may have gone to one that the shop no longer delivers to.
  const town = (TOWN_LINES[code] ?? codeFirst)(address);
  const lines = [name, line1, line2, ...town, DELIVERY_COUNTRIES[code] ?? country];
  return lines.filter((line) => line !== null);
}
