import { networkSample } from './network-samples.ts';
import type { Peer } from './peer.ts';
import { ENCODINGS, FIRST_QUALITY, nextQuality, type Picture } from './quality.ts';

/** Chooses how much of the picture is sent, by what the network has carried. */
export function pictureQuality() {
  let quality = FIRST_QUALITY;
  return {
    picture: (): Picture => quality.picture,
    /** Takes a sample of the network; returns whether the quality of the picture has changed. */
    async sample(peer: Peer): Promise<boolean> {
      const before = quality.picture;
      quality = nextQuality(quality, await networkSample(peer.connection));
      return quality.picture !== before;
    },
    async send(peer: Peer): Promise<void> {
      const sender = peer.sender('camera');
      const parameters = sender?.getParameters();
      const [encoding] = parameters?.encodings ?? [];
      if (!sender || !parameters || !encoding) return;
      Object.assign(encoding, ENCODINGS[quality.picture]);
      await sender.setParameters(parameters).catch(() => {});
    },
  };
}
