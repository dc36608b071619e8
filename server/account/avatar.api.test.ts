import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { User } from '../../contract/auth/auth.ts';
import { avatars } from '../db/tables/account.ts';
import { filePaths } from '../file-paths.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const REFUSED = 'Please choose a JPEG, PNG, WebP or AVIF picture of at most 2 MB.';
const TOO_MANY_PIXELS =
  'This picture is too large for us to open. Please choose a smaller one, or a plain JPEG.';
const world = testApp();

const send = (who: Visitor, image: Buffer | string) =>
  who.request('PUT', '/api/account/avatar', {
    image: typeof image === 'string' ? image : image.toString('base64'),
  });

/** Reads the raw bytes, which a text answer would not keep. */
async function picture(who: Visitor, url: string) {
  const headers = { cookie: who.cookie };
  const answer = await world.app.inject({ url, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** Makes a PNG whose header promises a square of this many pixels a side. */
function claimingToBe(png: Buffer, side: number): Buffer {
  const claim = Buffer.from(png);
  claim.writeUInt32BE(side, 16);
  claim.writeUInt32BE(side, 20);
  claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29);
  return claim;
}

const coral = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c73f26' } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s picture is drawn anew, small and without what the camera wrote into it',
  async (format) => {
    const { robin } = await aCouple(world);
    const photo = await coral()
      .withExif({ IFD0: { Copyright: 'canary-camera', Artist: 'canary-artist' } })
      .toFormat(format)
      .toBuffer();
    const { status, body } = await send(robin, photo);
    expect(status).toBe(200);
    const { profileImageUrl } = body as User;
    const kept = await picture(robin, profileImageUrl ?? '');
    expect(kept).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect(kept.bytes.length).toBeLessThanOrEqual(64 * 1024);
    expect(kept.bytes.includes('canary')).toBe(false);
    const metadata = await sharp(kept.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(metadata.exif).toBeUndefined();
    expect(await robin.get('/api/user')).toMatchObject({ profileImageUrl });
  },
);

test('even pure noise is kept within 64 kB', async () => {
  const { robin } = await aCouple(world);
  const noise = await sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 120 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer();
  const { status, body } = await send(robin, noise);
  expect(status).toBe(200);
  const { bytes } = await picture(robin, (body as User).profileImageUrl ?? '');
  expect(bytes.length).toBeLessThanOrEqual(64 * 1024);
});

test.each([
  ['text', Buffer.from('just words')],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a PDF', Buffer.from('%PDF-1.4 nothing')],
  ['half a JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ['nothing', ''],
  ['what is no base64', 'data:image/png;base64,!!!'],
])('%s is refused as a picture', async (_what, image) => {
  const { robin } = await aCouple(world);
  expect(await send(robin, image)).toMatchObject({ status: 400, body: { message: REFUSED } });
  expect(await world.deps.db.$count(avatars)).toBe(0);
});

test('a picture of more than 2 MB is refused, and so is one that unfolds without end', async () => {
  const { robin } = await aCouple(world);
  const large = Buffer.concat([await coral().jpeg().toBuffer(), Buffer.alloc(2 * 1024 * 1024)]);
  expect((await send(robin, large)).status).toBeGreaterThanOrEqual(400);
  expect(await send(robin, claimingToBe(await coral().png().toBuffer(), 20_000))).toMatchObject({
    status: 400,
    body: { message: TOO_MANY_PIXELS },
  });
});

test('the photo of a phone with 50 megapixels is taken, and so are pictures that unfold to less', async () => {
  const { robin } = await aCouple(world);
  for (const photo of [
    coral(8160, 6120).jpeg({ quality: 50 }),
    coral(1500, 2000).jpeg({ progressive: true }),
    coral(2400, 1800).png({ progressive: true }),
    coral(1400, 1400).webp(),
  ]) {
    expect(await send(robin, await photo.toBuffer())).toMatchObject({ status: 200 });
  }
});

test('a photo that was taken with a turned phone stands upright', async () => {
  const { robin } = await aCouple(world);
  // Orientation 6 turns the left half of the stored picture, which is blue, to the top.
  const blue = await coral(450, 600).negate().png().toBuffer();
  const photo = await coral()
    .composite([{ input: blue, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body } = await send(robin, photo);
  const kept = await picture(robin, (body as User).profileImageUrl ?? '');
  const redAt = async (left: number, top: number) =>
    (await sharp(kept.bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0];
  expect(await redAt(200, 30)).toBeLessThan(100);
  expect(await redAt(30, 30)).toBeLessThan(100);
  expect(await redAt(30, 220)).toBeGreaterThan(150);
});

test('only the couple ever gets to see a picture', async () => {
  const { robin, kim } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const { body } = await send(robin, await coral().jpeg().toBuffer());
  const url = (body as User).profileImageUrl ?? '';
  expect((await picture(robin, url)).headers['cache-control']).toBe('private, no-cache');
  expect((await picture(kim, url)).status).toBe(200);
  expect((await picture(stranger, url)).status).toBe(404);
  expect((await picture(new Visitor(world), url)).status).toBe(401);
});

test('a picture can be taken away again', async () => {
  const { robin } = await aCouple(world);
  const { body } = await send(robin, await coral().jpeg().toBuffer());
  const removed = await robin.request('DELETE', '/api/account/avatar');
  expect(removed).toMatchObject({ status: 200, body: { profileImageUrl: null } });
  expect((await picture(robin, (body as User).profileImageUrl ?? '')).status).toBe(404);
});

test('the same picture has another version in another couple, and the same again in its own', async () => {
  const versions: string[] = [];
  const { robin } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  for (const who of [robin, robin, stranger]) {
    const { body } = await send(who, await coral().jpeg().toBuffer());
    versions.push((body as User).profileImageUrl?.split('?v=')[1] ?? '');
  }
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
});

/** Updates a database of an earlier version. */
async function upgrade() {
  const text = await readFile(path.join(filePaths.migrations, '0001_by_hand.sql'), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) {
    await world.deps.db.execute(sql.raw(statement));
  }
}

test('versions that were hashes of the picture alone are replaced by an upgrade, once', async () => {
  const couples = [await aCouple(world), await aCouple(world)];
  const old = 'Abc123-_xyz9';
  for (const { robin } of couples) await send(robin, await coral().jpeg().toBuffer());
  await world.deps.db.update(avatars).set({ version: old });
  const urls = async () => {
    await upgrade();
    return Promise.all(
      couples.map(async ({ robin }) => ((await robin.get('/api/user')) as User).profileImageUrl),
    );
  };
  const replaced = await urls();
  const versions = replaced.map((url) => url?.split('?v=')[1] ?? '');
  expect(new Set([old, ...versions]).size).toBe(3);
  for (const [index, { robin }] of couples.entries()) {
    const shown = await picture(robin, replaced[index] ?? '');
    expect(shown).toMatchObject({ status: 200, headers: { etag: `"${versions[index]}"` } });
  }
  expect(await urls()).toEqual(replaced);
});
