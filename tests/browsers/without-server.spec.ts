import { expect, signIn, test } from './fixtures.ts';
import { trainToTheEnd } from './training.ts';

test('pages open and an entry waits while the server is away, refuses, or hangs', async ({
  phone,
  couple,
  app,
}) => {
  await signIn(phone, couple.robin);
  await phone.open('/journal');
  await phone.see('Start Your Journal');
  await phone.until('be served by the worker', async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  const opens = async (path: string, heading: string) => {
    await phone.open(path);
    await phone.see(heading);
    expect(await phone.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
  };
  app.away(true);
  await opens('/progress', 'Progress');
  await opens('/journal', 'Journal');
  await phone.press(/^(Write First|New) Entry$/);
  await phone.type('Your thoughts', 'Rain on the roof');
  await phone.press('Save Entry');
  await phone.see('Waiting to be sent');
  app.away(false);
  app.refuse(502);
  await opens('/journal', 'Waiting to be sent');
  app.refuse(null);
  app.hold('/progress');
  await opens('/progress', 'Progress');
  await phone.open('/journal');
  await phone.seeNoMore('Waiting to be sent');
  await phone.see('Rain on the roof');
});

test('the own picture gives way to initials while the server is away', async ({
  phone,
  couple,
  app,
}) => {
  await signIn(phone, couple.robin);
  await phone.run(async () => {
    const canvas = document.createElement('canvas');
    const image = canvas.toDataURL('image/png').split(',')[1];
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ image });
    const answer = await fetch('/api/account/avatar', { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`The picture was refused with ${answer.status}.`);
  });
  await phone.open('/profile');
  await phone.until('be served by the worker', async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  await phone.reload();
  await phone.see('Robin Castle');
  app.away(true);
  await phone.open('/profile');
  await phone.see('Robin Castle');
  await phone.until('see no broken picture', () =>
    [...document.images].every((image) => !image.checkVisibility() || image.naturalWidth > 0),
  );
});

/** Each makes the browser's database useless, from the next page on. Runs in the page. */
const BROKEN_DATABASES = {
  hangs: () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name) {
      const request = open.call(this, `unanswered ${name}`);
      request.addEventListener = () => {};
      return request;
    };
  },
  fails: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No database here.', 'UnknownError');
    };
  },
  'is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space is left.', 'QuotaExceededError');
    };
  },
};

for (const [way, breakDatabase] of Object.entries(BROKEN_DATABASES)) {
  test(`where the database ${way}, a workout is still completed`, async ({
    phone,
    couple,
    app,
  }) => {
    app.addScript(`(${breakDatabase})()`);
    await signIn(phone, couple.robin);
    await trainToTheEnd(phone);
    await phone.press('Complete Workout');
    await phone.see('Well done, Robin');
    const count = await phone.run(async () => (await (await fetch('/api/sessions')).json()).length);
    expect(count).toBe(1);
  });
}
