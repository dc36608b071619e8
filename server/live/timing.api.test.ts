import { describe, expect, test } from 'vitest';
import type { Room } from '../../contract/live/live.ts';
import { COUNTDOWN_MS } from '../../contract/live/room.ts';
import { liveProcesses } from '../db/tables/live.ts';
import { backgroundDone } from '../testing/await-background.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { liveApp, press } from '../testing/live-app.ts';
import { opening, Phone, pressed } from '../testing/phone.ts';
import { timingSpread } from '../testing/timing-stats.ts';
import { makePremium } from '../testing/training.ts';

const MINUTE_MS = 60_000;
const world = liveApp({ hasRateLimits: false });

let moment = 0;
function choosePress(who: Visitor, room: Room, what: { type: string; [field: string]: unknown }) {
  moment += 1;
  return press(who, pressed(room, { chosenAt: moment, ...what }));
}

/** Puts both in the lobby of a bedroom workout. `choose` is each member's own choice. */
async function lobby() {
  // Renew this process's heartbeat: the tests' clock may have moved past it.
  await world.deps.db.update(liveProcesses).set({ seenAt: world.deps.now() });
  const { robin, kim, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin, kim);
  const opened = await press(robin, opening(501));
  const robins = await Phone.open(world.url, robin.cookie, opened.id);
  const room = await choosePress(kim, opened, { type: 'join' });
  const kims = await Phone.open(world.url, kim.cookie, opened.id);
  await robins.hears('here', (here) => here.length === 2);
  // Wait for the invitation's email, whose statements are no answer's.
  await world.settled();
  const streams = new Map([
    [robin, robins.snapshot.stream],
    [kim, kims.snapshot.stream],
  ]);
  const choose = (who: Visitor, isIn: boolean) =>
    choosePress(who, room, { type: 'say-in', isIn, stream: streams.get(who) });
  return { robin, kim, room, choose };
}

/** Starts the workout and stops with the red signal, so that there is something to save. */
async function stopped() {
  const { robin, kim, room, choose } = await lobby();
  await choose(robin, true);
  const started = await choose(kim, true);
  world.pass(COUNTDOWN_MS + MINUTE_MS);
  const over = await choosePress(kim, started, { type: 'stop' });
  const want = (who: Visitor, isWanted: boolean) =>
    choosePress(who, room, { type: 'want-saved', isWanted });
  return { robin, kim, room: over, choose: want };
}

describe.each([
  ['I’m in', lobby],
  ['saving after red', stopped],
])('%s', (_name, scene) => {
  // Skip the embedded database: its statements cannot be observed.
  test.runIf(process.env.TEST_DATABASE === 'postgres')(
    'the server does the same for a press, whatever the other has pressed',
    async () => {
      const { robin, kim, room, choose } = await scene();
      const swap = (isSwapped: boolean) => choosePress(robin, room, { type: 'swap', isSwapped });
      await choose(robin, false);
      const works = {
        yes: await backgroundDone(() => choose(robin, true)),
        no: await backgroundDone(() => choose(robin, false)),
        swap: await backgroundDone(() => swap(true)),
      };
      expect(works.yes.length).toBeGreaterThan(0);
      expect(works.no).toEqual(works.yes);
      // Compare after Kim's choice: Robin's answers must cost the same work as before.
      await choose(kim, true);
      expect(await backgroundDone(() => choose(robin, false))).toEqual(works.no);
      expect(await backgroundDone(() => swap(false))).toEqual(works.swap);
      // Compare after Kim changed their mind: the work must be the same as before any choice.
      await choose(kim, false);
      expect(await backgroundDone(() => choose(robin, true))).toEqual(works.yes);
      expect(await backgroundDone(() => choose(robin, false))).toEqual(works.no);
    },
  );

  test('how long a press takes does not tell what the other has pressed', async () => {
    // Compare two couples: in one the partner has chosen, in the other never.
    const [chosen, silent] = [await scene(), await scene()];
    await chosen.choose(chosen.kim, true);
    const isSmall = (spread: number) => spread < 1.2;
    const works = [chosen, silent].map(
      ({ robin, choose }) =>
        () =>
          choose(robin, false),
    );
    expect(await timingSpread(works, isSmall, { rounds: 40 })).toSatisfy(isSmall);
  }, 120_000);
});
