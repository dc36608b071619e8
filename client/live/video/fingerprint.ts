import SDPUtils from 'sdp';

const SHA_256 = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/;

/**
 * The fingerprint of the one key that a description of an end names; null where it names none,
 * several, or one that is no SHA-256.
 */
export function fingerprintIn(sdp = ''): string | null {
  const lines = SDPUtils.matchPrefix(sdp, 'a=fingerprint:');
  // A word of it elsewhere is no fingerprint to this parser, but may be one to a browser's.
  if (sdp.toLowerCase().split('fingerprint').length - 1 !== lines.length) return null;
  if (lines.some((line) => line.split(' ').length !== 2)) return null;
  const session = SDPUtils.getDescription(sdp);
  const keys = SDPUtils.getMediaSections(sdp)
    .flatMap((media) => SDPUtils.getDtlsParameters(media, session).fingerprints)
    .map(({ algorithm, value }) => (algorithm === 'sha-256' && SHA_256.test(value) ? value : null));
  const [key = null, ...others] = new Set(keys);
  return others.length === 0 ? key : null;
}

/** The fingerprint of a certificate, as descriptions write it. */
export async function fingerprintOf(certificate: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', certificate));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join(':')
    .toUpperCase();
}
