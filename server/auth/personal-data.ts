import type { PersonalData } from '../personal-data.ts';

export const authData: PersonalData = {
  // What opens an account is nothing to read, and nothing to keep a copy of.
  tables: { logins: 'devices', mailLinks: null, coupleKeys: null },
};
