import ICAL from 'ical.js';

/** Reads an iCalendar file with a parser that is not ours, as a calendar app would. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const value = (name: string) => calendar.getFirstPropertyValue(name)?.toString() ?? null;
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const own = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description as string | null,
      url: own('url'),
      startsAt: event.startDate.toJSDate(),
      endsAt: event.endDate.toJSDate(),
      sequence: event.sequence,
      status: own('status'),
      changedAt: own('last-modified'),
      stampedAt: own('dtstamp'),
      alarms: component.getAllSubcomponents('valarm').map((alarm) => {
        const told = (name: string) => alarm.getFirstPropertyValue(name)?.toString() ?? null;
        return [told('action'), told('trigger'), told('description')];
      }),
    };
  });
  return { value, events, components: calendar.getAllSubcomponents().map(({ name }) => name) };
}
