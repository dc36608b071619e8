import { type CountryCode, DELIVERY_COUNTRIES } from '../../../contract/shop/delivery-address.ts';
import { timeZone } from '../../lib/time-zone.ts';

/** Time zones of the countries that the shop delivers to, without their region. */
const CITIES: Readonly<Record<CountryCode, string>> = {
  US: 'Adak Anchorage Boise Chicago Denver Detroit Honolulu Indianapolis Juneau Los_Angeles Louisville Menominee Metlakatla New_York Nome Phoenix Sitka Yakutat',
  CA: 'Cambridge_Bay Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax Inuvik Iqaluit Moncton Rankin_Inlet Regina Resolute St_Johns Swift_Current Toronto Vancouver Whitehorse Winnipeg',
  GB: 'Belfast London',
  IE: 'Dublin',
  AU: 'Adelaide Brisbane Broken_Hill Darwin Eucla Hobart Lindeman Lord_Howe Melbourne Perth Sydney',
  NZ: 'Auckland Chatham',
  AT: 'Vienna',
  BE: 'Brussels',
  CH: 'Zurich',
  DE: 'Berlin Busingen',
  DK: 'Copenhagen',
  ES: 'Canary Ceuta Madrid',
  FR: 'Paris',
  IT: 'Rome',
  NL: 'Amsterdam',
  PT: 'Azores Lisbon Madeira',
  SE: 'Stockholm',
};
/** Matches American states with zones such as America/Indiana/Knox. */
const AMERICAN_STATES = /^America\/(Indiana|Kentucky|North_Dakota)\//;

/**
 * Guesses the country for a new address: by the time zone, then by the browser's language, else the
 * United States. Many browsers outside of America speak American English, so that the time zone
 * counts first.
 */
export function likelyCountry(timeZone: string, languages: readonly string[]): CountryCode {
  const codes = Object.keys(DELIVERY_COUNTRIES) as CountryCode[];
  if (AMERICAN_STATES.test(timeZone)) return 'US';
  const city = timeZone.split('/').at(-1) ?? '';
  const byClock = codes.find((code) => CITIES[code].split(' ').includes(city));
  if (byClock) return byClock;
  const regions = languages.map((tag) => tag.split('-').slice(1).at(-1)?.toUpperCase());
  const byLanguage = regions.find((region) => codes.some((code) => code === region));
  return (byLanguage as CountryCode | undefined) ?? 'US';
}

export function countryOfBrowser(): CountryCode {
  return likelyCountry(timeZone(), navigator.languages);
}
