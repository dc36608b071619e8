import type { Session } from '../../../contract/training/sessions.ts';
import { minuteText, type PersonalData } from '../../personal-data.ts';
import { allSessionsOf, forgetWhoTrained } from './queries.ts';

export const sessionData: PersonalData = {
  tables: { sessions: 'sessions' },
  exported: async ({ db }, { coupleId }) => [
    {
      name: 'sessions',
      about: 'the workouts you did together',
      json: allSessionsOf(db, coupleId),
      lines: sessionTexts(allSessionsOf(db, coupleId)),
    },
  ],
  erasure: { afterMember: forgetWhoTrained },
};

async function* sessionTexts(sessions: AsyncIterable<Session>) {
  for await (const session of sessions) yield `${sessionText(session)}\n`;
}

function sessionText(session: Session): string {
  const { startedAt, workout, completedAt, duration, caloriesBurned } = session;
  const done = completedAt ? `${duration} min, ${caloriesBurned} calories` : 'not completed';
  return `${minuteText(startedAt)}  ${workout.title} (${workout.category}): ${done}`;
}
