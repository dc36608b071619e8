import { expect, test } from 'vitest';
import {
  defaultPreferences,
  type Preferences,
  readPreferences,
  THEMES,
  writePreferences,
} from './preferences.ts';

const all: Preferences[] = THEMES.flatMap((theme) =>
  [true, false].flatMap((isDiscreet) =>
    [null, 'UTC', 'Europe/Paris', 'America/Port-au-Prince'].map((timeZone) => ({
      theme,
      isDiscreet,
      timeZone,
    })),
  ),
);

test.each(all)('preferences come back from the cookie: %j', (preferences) => {
  expect(readPreferences(writePreferences(preferences))).toEqual(preferences);
});

test.each([undefined, '', 'x', '...', 'purple.maybe.Atlantis/City', '<script>'])(
  'a cookie of %j means the defaults',
  (cookie) => {
    expect(readPreferences(cookie)).toEqual(defaultPreferences);
  },
);
