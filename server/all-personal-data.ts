import { accountData } from './account/personal-data.ts';
import { passkeyData } from './auth/passkeys/personal-data.ts';
import { authData } from './auth/personal-data.ts';
import { consentData } from './bedroom/consent/personal-data.ts';
import { journalData } from './journal/personal-data.ts';
import { liveData } from './live/personal-data.ts';
import { notificationData } from './notifications/personal-data.ts';
import type { PersonalData } from './personal-data.ts';
import { achievementData } from './progress/achievements/personal-data.ts';
import { challengeData } from './progress/challenges/personal-data.ts';
import { progressData } from './progress/personal-data.ts';
import { planData } from './progress/plan/personal-data.ts';
import { streakData } from './progress/streak/personal-data.ts';
import { shopData } from './shop/personal-data.ts';
import { premiumData } from './shop/premium/personal-data.ts';
import { sessionData } from './training/sessions/personal-data.ts';
import { favoriteData } from './workouts/favorites/personal-data.ts';
import { suggestionData } from './workouts/suggestion/personal-data.ts';

/**
 * Features in the order of the export's files. Erasures lock in this order too: the room before the
 * totals, like all code that locks both.
 */
export const allPersonalData: readonly PersonalData[] = [
  accountData,
  authData,
  liveData,
  passkeyData,
  journalData,
  sessionData,
  favoriteData,
  planData,
  streakData,
  progressData,
  suggestionData,
  notificationData,
  shopData,
  achievementData,
  challengeData,
  premiumData,
  consentData,
];
