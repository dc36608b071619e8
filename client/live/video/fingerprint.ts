import SDPUtils from 'sdp';

const SHA_256 = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/;

/**
 * Fingerprint of the one key in an SDP description. Null if the description names none, several, or
 * one that is not SHA-256.
 */
export function fingerprintIn(sdp = ''): string | null {
  const lines = SDPUtils.matchPrefix(sdp, 'a=fingerprint:');
  // Reject the word anywhere else: this parser ignores it, but a browser's parser may read it as a
  // fingerprint.
  if (sdp.toLowerCase().split('fingerprint').length - 1 !== lines.length) return null;
  if (lines.some((line) => line.split(' ').length !== 2)) return null;
  const session = SDPUtils.getDescription(sdp);
  const keys = SDPUtils.getMediaSections(sdp)
    .flatMap((media) => SDPUtils.getDtlsParameters(media, session).fingerprints)
    .map(({ algorithm, value }) => (algorithm === 'sha-256' && SHA_256.test(value) ? value : null));
  const [key = null, ...others] = new Set(keys);
  return others.length === 0 ? key : null;
}

/** Fingerprint of a certificate, in the notation of SDP. */
export async function fingerprintOf(certificate: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', certificate));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join(':')
    .toUpperCase();
}
