import { useEffect } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { bothRefused, deviceToasts, noWayToasts } from './copy.ts';
import type { VideoCall } from './video-call.ts';
import type { DeviceKind, DeviceStatus, VideoState } from './video-state.ts';

/** What was said already, as long as the page is open: each view of the player would say it again. */
const said = new WeakMap<VideoCall, Set<string>>();

/** Says once in a sentence what does not work; the workout goes on. */
export function useTroubleToasts(state: VideoState | null, call: VideoCall): void {
  const { camera = 'off', microphone = 'off', link } = state ?? {};
  useEffect(() => {
    if (camera === 'refused' && microphone === 'refused') {
      sayOnce(call, 'both-refused', () => toast(bothRefused));
      return;
    }
    // What the browser is still asking about may be refused together with this.
    if (camera === 'opening' || microphone === 'opening') return;
    say(call, 'camera', camera);
    say(call, 'microphone', microphone);
  }, [camera, microphone, call]);
  useEffect(() => {
    if (link !== 'no-way') return;
    const words = call.hasRelay() ? noWayToasts.withRelay : noWayToasts.withoutRelay;
    sayOnce(call, 'no-way', () => toast(words));
  }, [link, call]);
}

function say(call: VideoCall, kind: DeviceKind, status: DeviceStatus): void {
  if (status !== 'refused' && status !== 'missing' && status !== 'busy') return;
  sayOnce(call, `${kind} ${status}`, () => toast(deviceToasts[kind][status]));
}

function sayOnce(call: VideoCall, what: string, speak: () => void): void {
  const known = said.get(call) ?? new Set();
  if (!known.has(what)) speak();
  said.set(call, known.add(what));
}
