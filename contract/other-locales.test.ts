import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(['en-US', 'en-GB', 'de', 'ko'])(
  'days and times are the same where an engine prints English dates as in %s',
  async (printed) => {
    const asked: unknown[] = [];
    class PrintsOtherwise extends Intl.DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        asked.push(locale);
        super(printed, options);
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: PrintsOtherwise });
    vi.resetModules();
    const { dayIn, knownZone } = await import('./calendar.ts');
    const { localTimeIn, momentAt } = await import('./local-time.ts');

    const moment = new Date('2026-03-08T23:05:09Z');
    expect(dayIn('America/New_York', moment)).toBe('2026-03-08');
    expect(dayIn('Europe/Berlin', moment)).toBe('2026-03-09');
    expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin');
    expect(localTimeIn('Europe/Berlin', moment)).toEqual({ day: '2026-03-09', time: '00:05' });
    expect(momentAt('Europe/Berlin', { day: '2026-03-09', time: '00:05' })).toEqual(
      new Date('2026-03-08T23:05:00Z'),
    );
    expect(asked.length).toBeGreaterThan(0);
  },
);
