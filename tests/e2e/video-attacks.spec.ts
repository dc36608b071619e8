import type { Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { expect } from './fixtures.ts';
import { meet } from './live-room.ts';
import { type Disguise, peerMessageAttacker } from './peer-message-attacker.ts';
import { button } from './training.ts';
import { agree, expectMoving, liveDevices, seeButton, synthetic, test } from './video-room.ts';

test.use({ launchOptions: synthetic(config.use?.launchOptions) });

const inOrigin = (line: (honest: string) => string): Disguise => {
  return (sdp, honest) => sdp.replace(/^o=\S+ \S+ \S+/m, `o=- ${line(honest)}`);
};
const beforeOwn = (line: (honest: string) => string): Disguise => {
  return (sdp, honest) => sdp.replaceAll(/^a=fingerprint:/gm, `${line(honest)}\r\n$&`);
};
const inSession = (line: (honest: string) => string): Disguise => {
  return (sdp, honest) => sdp.replace(/^t=.*\r\n/m, `$&${line(honest)}\r\n`);
};

/** Disguises in which a page might find a fingerprint that its browser ignores. */
const DISGUISES: Record<string, Disguise> = {
  'after U+2028': inOrigin((honest) => `\u2028a=fingerprint:sha-256 ${honest}\u2028`),
  'after U+2029': inOrigin((honest) => `\u2029a=fingerprint:sha-256 ${honest}\u2029`),
  'after a bare CR': inOrigin((honest) => `\ra=fingerprint:sha-256 ${honest}\r`),
  'in the session, before the media’s': inSession((honest) => `a=fingerprint:sha-256 ${honest}`),
  'in a first line of two': beforeOwn((honest) => `a=fingerprint:sha-256 ${honest}`),
  'under another hash': beforeOwn((honest) => `a=fingerprint:sha-512 ${honest}`),
  'in capitals': inSession((honest) => `a=FINGERPRINT:SHA-256 ${honest}`),
  'with spaces': inSession((honest) => `a=fingerprint: sha-256  ${honest}`),
};

type Side = 'robin' | 'kim';
/** Sides that the attacker deceives at a time. Both kinds of browser must notice. */
const VICTIMS: Record<'Chromium' | 'Firefox ESR', Side[][]> = {
  Chromium: [['robin', 'kim']],
  'Firefox ESR': [['robin'], ['kim']],
};
const toldTo = (sides: Side[], disguise: Disguise): Disguise => {
  return (sdp, honest, to) => (sides.includes(to) ? disguise(sdp, honest, to) : sdp);
};

const THREE_WORDS = /^[a-z]+ [a-z]+ [a-z]+$/;
const WARNED = 'warned';
const words = (page: Page) => page.locator('.video-phrase strong');
const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'listening in' });

/** Returns the words that a phone shows, or its warning, or that the video is over. */
async function outcome(page: Page, name: string): Promise<string> {
  const enlarge = button(page, `Enlarge ${name}’s picture`);
  const isKnown = words(page).or(warning(page)).or(seeButton(page)).first();
  await enlarge.or(isKnown).first().waitFor();
  await expect(async () => {
    // Ignore a failed click, because the video may end just then.
    if (await enlarge.isVisible()) await enlarge.click({ timeout: 1_000 }).catch(() => {});
    await isKnown.waitFor({ timeout: 5_000 });
  }).toPass();
  if (await warning(page).isVisible()) return WARNED;
  return (await seeButton(page).isVisible()) ? 'over' : ((await words(page).textContent()) ?? '');
}

const outcomes = (robin: Page, kim: Page) =>
  Promise.all([outcome(robin, 'Kim'), outcome(kim, 'Robin')]);

/** Ends the video, so that neither sees the other. */
async function endVideo(robin: Page, kim: Page): Promise<void> {
  const end = button(robin, 'Stop seeing each other');
  if (await end.isVisible()) await end.click();
  for (const page of [robin, kim]) {
    const understood = warning(page).getByRole('button');
    await seeButton(page).or(understood).first().waitFor();
    if (await understood.isVisible()) await understood.click();
    await expect(seeButton(page)).toBeVisible();
    await expect.poll(() => liveDevices(page)).toEqual([]);
  }
}

for (const kimIn of ['Chromium', 'Firefox ESR'] as const) {
  const tag = kimIn === 'Chromium' ? [] : ['@nightly'];
  test.describe(`with Kim in ${kimIn}`, { tag }, () => {
    test.use({ kimIn });

    test('whoever stands between two phones from the start cannot make their words alike', async ({
      robinsPage: robin,
      kimsPage: kim,
      browser,
    }) => {
      test.setTimeout(400_000);
      await meet(robin, kim);
      const attacker = await peerMessageAttacker(browser, { robin, kim });
      await attacker.stepIn();
      await agree(robin, kim);
      const [robins, kims] = await outcomes(robin, kim);
      for (const shown of [robins, kims]) expect(shown).toMatch(THREE_WORDS);
      expect(robins).not.toBe(kims);
      await endVideo(robin, kim);

      const attacks = Object.entries(DISGUISES).flatMap(([name, disguise]) =>
        VICTIMS[kimIn].map((sides) => ({
          name: `${name}, to ${sides.join(' and ')}`,
          disguise,
          sides,
        })),
      );
      for (const { name, disguise, sides } of attacks) {
        await test.step(`the true fingerprint ${name}`, async () => {
          await attacker.stepIn(toldTo(sides, disguise));
          await agree(robin, kim);
          const [robins, kims] = await outcomes(robin, kim);
          const shown = { robin: robins, kim: kims };
          expect
            .soft(
              sides.map((side) => shown[side]),
              name,
            )
            .toContain(WARNED);
          await endVideo(robin, kim);
        });
      }
      // Remove the attacker and compare: only the attack may change the words.
      attacker.stepOut();
      await agree(robin, kim);
      const honest = await outcomes(robin, kim);
      expect(honest[0]).toMatch(THREE_WORDS);
      expect(honest[1]).toBe(honest[0]);
      await attacker.close();
    });

    test('whoever steps in after the words were compared ends the video, with a warning', async ({
      robinsPage: robin,
      kimsPage: kim,
      browser,
    }) => {
      test.setTimeout(240_000);
      await meet(robin, kim);
      const attacker = await peerMessageAttacker(browser, { robin, kim });
      for (const sides of VICTIMS[kimIn]) {
        attacker.stepOut();
        await agree(robin, kim);
        await expectMoving(robin, kim);
        const [robins, kims] = await outcomes(robin, kim);
        expect(robins).toMatch(THREE_WORDS);
        expect(kims).toBe(robins);

        await attacker.stepIn();
        await attacker.restart(sides);
        const deceived = sides.map((side) => (side === 'robin' ? robin : kim));
        await Promise.any(deceived.map((page) => warning(page).waitFor({ timeout: 30_000 })));
        for (const page of [robin, kim]) {
          await expect(words(page)).toBeHidden();
          await expect.poll(() => liveDevices(page)).toEqual([]);
        }
        for (const side of ['robin', 'kim'] as const) expect(await attacker.bytesOf(side)).toBe(0);
        await endVideo(robin, kim);
      }
      await attacker.close();
    });
  });
}

test('whoever passes on the picture without the words ends the video, with a warning', async ({
  robinsPage: robin,
  kimsPage: kim,
  browser,
}) => {
  test.setTimeout(240_000);
  await meet(robin, kim);
  const attacker = await peerMessageAttacker(browser, { robin, kim });
  await attacker.stepIn();
  await attacker.sayNothing();
  await agree(robin, kim);
  await Promise.any([robin, kim].map((page) => warning(page).waitFor()));
  for (const page of [robin, kim]) {
    await expect(words(page)).toBeHidden();
    await expect.poll(() => liveDevices(page)).toEqual([]);
  }
  await attacker.close();
});

/** Hides certificates, which some browsers do not offer. */
const withoutCertificates = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(RTCDtlsTransport.prototype, { getRemoteCertificates: undefined });
    Object.assign(RTCCertificate.prototype, { getFingerprints: undefined });
  });
const withoutStats = (page: Page) =>
  page.addInitScript(() => {
    RTCPeerConnection.prototype.getStats = async () => new Map() as unknown as RTCStatsReport;
  });

test('a browser that fails to show its keys gets no video either', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  test.setTimeout(240_000);
  await withoutCertificates(kim);
  await kim.addInitScript(() => {
    RTCPeerConnection.prototype.getStats = () => Promise.reject(new Error('no stats'));
  });
  await meet(robin, kim);
  await agree(robin, kim);
  await expect(kim.getByRole('alert').filter({ hasText: 'No video here' })).toBeVisible();
  for (const page of [robin, kim]) await expect.poll(() => liveDevices(page)).toEqual([]);
});

test('browsers that show their keys in different ways show the same words', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  test.setTimeout(240_000);
  for (const page of [robin, kim]) await withoutCertificates(page);
  await withoutStats(kim);
  await meet(robin, kim);
  await agree(robin, kim);
  const [robins, kims] = await outcomes(robin, kim);
  expect(robins).toMatch(THREE_WORDS);
  expect(kims).toBe(robins);
});

test('a browser that shows no keys gets no video, and is told why', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  test.setTimeout(240_000);
  await kim.addInitScript(() => {
    Object.assign(RTCPeerConnection, { generateCertificate: undefined });
  });
  await meet(robin, kim);
  await agree(robin, kim);
  await expect(kim.getByRole('alert').filter({ hasText: 'No video here' })).toBeVisible();
  await expect(seeButton(robin)).toBeVisible();
  for (const page of [robin, kim]) await expect.poll(() => liveDevices(page)).toEqual([]);
});
