import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAgreed, type Video, videoAfter } from './video.ts';

const [ROBIN, KIM] = ['robin', 'kim'];
const anyone = () => true;
const nobody = () => false;
const end = (memberId: string, endId: string) => ({ memberId, endId });
const wanted = (endId: string) => ({ endId, isWanted: true });
const unwanted = (endId: string) => ({ endId, isWanted: false });
const ASKED: Video = [end(ROBIN, 'phone')];
const AGREED: Video = [end(ROBIN, 'phone'), end(KIM, 'tablet')];

describe('asking and agreeing', () => {
  test('one asks, and only with the other it is agreed', () => {
    const asked = videoAfter([], wanted('phone'), ROBIN, anyone);
    expect(asked).toEqual(ASKED);
    expect(isAgreed(asked ?? [])).toBe(false);
    expect(videoAfter(ASKED, wanted('tablet'), KIM, anyone)).toEqual(AGREED);
    expect(isAgreed(AGREED)).toBe(true);
  });

  test('asking twice is not agreeing', () => {
    expect(videoAfter(ASKED, wanted('phone'), ROBIN, anyone)).toBeNull();
    const fromElsewhere = videoAfter(ASKED, wanted('laptop'), ROBIN, anyone);
    expect(fromElsewhere).toEqual([end(ROBIN, 'laptop')]);
  });

  test('what one asked whose phone is gone does not count', () => {
    expect(videoAfter(ASKED, wanted('tablet'), KIM, nobody)).toEqual([end(KIM, 'tablet')]);
  });

  test('either declines or ends it for both', () => {
    expect(videoAfter(ASKED, unwanted('tablet'), KIM, anyone)).toEqual([]);
    expect(videoAfter(AGREED, unwanted('tablet'), KIM, anyone)).toEqual([]);
    expect(videoAfter(AGREED, unwanted('phone'), ROBIN, nobody)).toEqual([]);
    expect(videoAfter([], unwanted('phone'), ROBIN, anyone)).toBeNull();
  });
});

describe('a browser without video calls', () => {
  const unable = { endId: 'tablet', isWanted: false, isUnable: true };
  const ASKED_IN_VAIN = [{ ...end(ROBIN, 'phone'), isPartnerUnable: true }];

  test('is told once to the one who asked, who is still free to take it back', () => {
    expect(videoAfter(ASKED, unable, KIM, anyone)).toEqual(ASKED_IN_VAIN);
    expect(videoAfter(ASKED_IN_VAIN, unable, KIM, anyone)).toBeNull();
    expect(videoAfter(ASKED_IN_VAIN, unwanted('phone'), ROBIN, anyone)).toEqual([]);
  });

  test('changes nothing where nobody asks, nor where another device has agreed', () => {
    expect(videoAfter([], unable, KIM, anyone)).toBeNull();
    expect(videoAfter(AGREED, { ...unable, endId: 'laptop' }, KIM, anyone)).toBeNull();
  });
});

describe('a third device', () => {
  test('takes the place of the first, also while the other is away', () => {
    const after = [end(ROBIN, 'phone'), end(KIM, 'laptop')];
    expect(videoAfter(AGREED, wanted('laptop'), KIM, anyone)).toEqual(after);
    expect(videoAfter(AGREED, wanted('laptop'), KIM, nobody)).toEqual(after);
  });

  test('a device that it was taken from ends nothing', () => {
    expect(videoAfter(AGREED, unwanted('laptop'), KIM, anyone)).toBeNull();
  });
});

test('whatever is pressed, each has one end at most, and nobody is in it who did not press', () => {
  const press = fc.record({
    by: fc.constantFrom(ROBIN, KIM),
    endId: fc.constantFrom('a', 'b', 'c'),
    isWanted: fc.boolean(),
    isThere: fc.boolean(),
  });
  void fc.assert(
    fc.property(fc.array(press, { maxLength: 12 }), (presses) => {
      let video: Video = [];
      for (const { by, isThere, ...made } of presses) {
        const before = video;
        video = videoAfter(video, made, by, () => isThere) ?? video;
        expect(new Set(video.map(({ memberId }) => memberId)).size).toBe(video.length);
        const added = video.filter((one) => !before.includes(one));
        expect(added.every(({ memberId }) => memberId === by && made.isWanted)).toBe(true);
      }
    }),
  );
});
