import { describe, expect, test } from 'vitest';
import {
  NO_VIDEO,
  NO_WAY_AFTER_MS,
  reduceVideo,
  shownOf,
  type VideoEvent,
  type VideoState,
} from './video-state.ts';

const after = (...events: VideoEvent[]): VideoState => events.reduce(reduceVideo, NO_VIDEO);
const began: VideoEvent = { type: 'began', now: 1_000 };
const connection = (state: RTCPeerConnectionState): VideoEvent => {
  return { type: 'connection', state, now: 2_000 };
};
const tick = (ms: number): VideoEvent => ({ type: 'ticked', now: 1_000 + ms });
const partner = (hasCamera: boolean, isHeld = false): VideoEvent => {
  return { type: 'partner', partner: { hasCamera, hasMicrophone: true, isHeld } };
};

test.each<[string, VideoEvent[], string]>([
  ['it looks for a way', [began, tick(NO_WAY_AFTER_MS - 1)], 'connecting'],
  ['after a while it says that there is none', [began, tick(NO_WAY_AFTER_MS)], 'no-way'],
  ['a failure alone is no reason to say so', [began, connection('failed')], 'connecting'],
  ['it goes on looking', [began, tick(NO_WAY_AFTER_MS), connection('connected')], 'picture'],
  ['a way that is lost is looked for', [connection('connected'), connection('failed')], 'broken'],
  ['however long', [connection('connected'), connection('disconnected'), tick(1e6)], 'broken'],
  [
    'and found',
    [connection('connected'), connection('failed'), connection('connected')],
    'picture',
  ],
  ['the other turned the camera off', [connection('connected'), partner(false)], 'camera-off'],
  ['the other’s network is slow', [connection('connected'), partner(true, true)], 'held'],
  ['and good again', [connection('connected'), partner(true, true), partner(true)], 'picture'],
])('%s', (_, events, shown) => {
  expect(shownOf(after(...events))).toBe(shown);
});

describe('another end of the partner', () => {
  test('begins anew, and leaves the own camera as it is', () => {
    const state = after(
      { type: 'device', kind: 'camera', status: 'on' },
      connection('connected'),
      { type: 'phrase', phrase: ['one', 'two', 'three'] },
      partner(true),
      began,
    );
    expect(state).toEqual({ ...NO_VIDEO, camera: 'on', since: 1_000 });
  });
});
