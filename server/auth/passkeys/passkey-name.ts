import { PASSKEY_NAME_MAX_LENGTH } from '../../../contract/auth/passkeys.ts';

/** Names of passkey managers by AAGUID, the id that each gives of itself. */
const KEEPERS: Readonly<Record<string, string>> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'Apple Passwords',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
};

type Made = {
  aaguid: string;
  transports: readonly string[];
  /** The name of the browser that made the passkey. */
  device: string;
};

/** Makes a name that the owner will recognize, unlike their other ones. The owner may change it. */
export function passkeyName(made: Made, taken: readonly string[]): string {
  const name = guessedName(made).slice(0, PASSKEY_NAME_MAX_LENGTH - 4);
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

function guessedName({ aaguid, transports, device }: Made): string {
  const isOnAKey = transports.some((way) => way === 'usb' || way === 'nfc');
  if (isOnAKey && !transports.includes('internal')) return 'Security key';
  return KEEPERS[aaguid] ?? device;
}
