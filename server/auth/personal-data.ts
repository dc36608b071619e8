import type { PersonalData } from '../personal-data.ts';

export const authData: PersonalData = {
  // Leave out links and keys, which open the account: nobody should keep a copy of them.
  tables: { logins: 'devices', mailLinks: null, coupleKeys: null },
};
