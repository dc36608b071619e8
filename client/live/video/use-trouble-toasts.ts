import { useEffect } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { bothRefused, deviceToasts, noWayToasts } from './copy.ts';
import type { VideoCall } from './video-call.ts';
import type { DeviceKind, DeviceStatus, VideoState } from './video-state.ts';

/**
 * Messages already shown while the page is open: otherwise each view of the player would repeat
 * them.
 */
const said = new WeakMap<VideoCall, Set<string>>();

/**
 * Tells the member once, in a sentence, about a device or network path that fails. The workout goes
 * on.
 */
export function useTroubleToasts(state: VideoState | null, call: VideoCall): void {
  const { camera = 'off', microphone = 'off', link } = state ?? {};
  useEffect(() => {
    if (camera === 'refused' && microphone === 'refused') {
      sayOnce(call, 'both-refused', () => toast(bothRefused));
      return;
    }
    // Wait while the browser still asks for one device: both may be refused together, which needs
    // one message.
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
