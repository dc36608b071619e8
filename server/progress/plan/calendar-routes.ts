import { planCalls } from '../../../contract/progress/plan.schemas.ts';
import { requireUnlocked } from '../../auth/guard.ts';
import type { App, Deps } from '../../deps.ts';
import { etagOf, isHeld } from '../../http/encoded.ts';
import { notFound } from '../../http/errors.ts';
import { CALENDAR_ADDRESSES, CALENDAR_READS, WRONG_CALENDARS } from '../../http/limits.ts';
import { tokenKey } from '../../security/tokens.ts';
import { calendarOfPlan } from './calendar-of-plan.ts';
import {
  calendarOwner,
  calendarTokenOf,
  deleteCalendarToken,
  renewCalendarToken,
  rowsForCalendar,
} from './calendar-queries.ts';
import { icalendarText } from './icalendar.ts';

const CALENDAR = {
  name: 'readCalendar',
  area: 'progress',
  summary: 'The plan of a couple for whoever holds its secret address, as an iCalendar file',
  answers: { 200: 'text/calendar', 304: null },
};
const ENDING = '.ics';

export function calendarRoutes(app: App, deps: Deps): void {
  const { db, now, limits, appOrigin } = deps;
  const addressOf = (token: string) => `${appOrigin}/api/calendar/${token}${ENDING}`;

  app.route({
    ...planCalls.getCalendarAddress,
    preHandler: requireUnlocked,
    async handler({ user }) {
      const token = await calendarTokenOf(deps, user);
      return { address: token && addressOf(token) };
    },
  });

  app.route({
    ...planCalls.renewCalendarAddress,
    preHandler: requireUnlocked,
    async handler({ user }) {
      await limits.require(CALENDAR_ADDRESSES, now(), user.id);
      return { address: addressOf(await renewCalendarToken(deps, user, now())) };
    },
  });

  app.route({
    ...planCalls.dropCalendarAddress,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await deleteCalendarToken(db, user);
      return reply.code(204).send(null);
    },
  });

  // Require no login: calendar apps know only the address, which alone gives access.
  app.get<{ Params: { file: string } }>(
    '/api/calendar/:file',
    { config: { about: CALENDAR } },
    async ({ params: { file }, ip }, reply) => {
      const key = tokenKey(file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '');
      const owner = key && (await calendarOwner(db, key));
      if (!owner) {
        await limits.require(WRONG_CALENDARS, now(), ip);
        throw notFound();
      }
      await limits.require(CALENDAR_READS, now(), owner.id);
      const rows = await rowsForCalendar(db, owner.coupleId, now());
      const text = icalendarText(calendarOfPlan(rows, { ...owner, appOrigin }));
      reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      if (isHeld(reply, etagOf(text))) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="calendar.ics"')
        .send(text);
    },
  );
}
