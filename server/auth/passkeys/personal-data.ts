import type { PersonalData } from '../../personal-data.ts';
import { passkeyFacts } from './passkeys.ts';

export const passkeyData: PersonalData = {
  tables: { passkeys: 'passkeys', passkeyChallenges: null },
  exported: async (deps, reader) => [
    {
      name: 'passkeys',
      about: 'the names of your passkeys, and when you used them',
      json: await passkeyFacts(deps, reader),
    },
  ],
};
