import type { PersonalData } from '../personal-data.ts';
import { choicesOf } from './choice-queries.ts';
import { allNudgesOf, deleteNudges } from './nudge-queries.ts';
import { subscriptionsOf } from './push/subscription-queries.ts';

export const notificationData: PersonalData = {
  tables: {
    reminderChoices: 'reminders',
    pushSubscriptions: 'reminders',
    nudges: 'reminders',
    notifications: null,
  },
  async exported({ db }, reader) {
    const phones = await subscriptionsOf(db, reader);
    const facts = {
      ...(await choicesOf(db, reader)),
      phonesSince: phones.map(({ createdAt }) => createdAt.toISOString()),
      tonight: await allNudgesOf(db, reader),
    };
    const about =
      'what you want to be notified of, and what you lately asked each other for tonight';
    return [{ name: 'reminders', about, json: facts }];
  },
  erasure: { afterMember: (tx, { coupleId }) => deleteNudges(tx, coupleId) },
};
