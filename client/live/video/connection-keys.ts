import { fingerprintIn, fingerprintOf } from './fingerprint.ts';

/** Fingerprints of the keys that both ends of a connection use. */
export type Keys = { own: string; other: string };

const KEY: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };
let made: Promise<RTCCertificate> | null = null;

/** Key of this end, the same as long as the page lives: no honest restart changes it. */
export function ownCertificate(): Promise<RTCCertificate> {
  made ??= RTCPeerConnection.generateCertificate(KEY);
  return made;
}

/** Keys that an established connection really uses; null if the browser does not reveal them. */
export async function keysOf(
  connection: RTCPeerConnection,
  certificate: RTCCertificate,
): Promise<Keys | null> {
  if (!hasOneTransport(connection)) return null;
  const own = ownKey(connection, certificate);
  const other = await otherKey(connection);
  return own && other ? { own, other } : null;
}

/**
 * Checks that picture, sound and channel share one transport. Otherwise each could have its own
 * key.
 */
function hasOneTransport(connection: RTCPeerConnection): boolean {
  const shared = connection.sctp?.transport;
  const transports = connection
    .getTransceivers()
    .flatMap(({ sender, receiver }) => [sender.transport, receiver.transport]);
  return transports.every((transport) => !transport || transport === shared);
}

function ownKey(connection: RTCPeerConnection, certificate: RTCCertificate): string | null {
  // Return nothing in older browsers, which cannot name the fingerprints.
  const fingerprints: RTCDtlsFingerprint[] | undefined = certificate.getFingerprints?.();
  const ofKind = fingerprints?.find(({ algorithm }) => algorithm === 'sha-256');
  return ofKind?.value?.toUpperCase() ?? fingerprintIn(connection.currentLocalDescription?.sdp);
}

async function otherKey(connection: RTCPeerConnection): Promise<string | null> {
  const transport = connection.sctp?.transport;
  const certificates: ArrayBuffer[] = transport?.getRemoteCertificates?.() ?? [];
  const [certificate] = certificates;
  if (certificate) return fingerprintOf(certificate);
  const measured = await measuredKey(connection);
  return measured ?? fingerprintIn(connection.currentRemoteDescription?.sdp);
}

type CertificateStats = { fingerprint?: string; fingerprintAlgorithm?: string };

async function measuredKey(connection: RTCPeerConnection): Promise<string | null> {
  const stats = await connection.getStats();
  const transports: { remoteCertificateId?: string }[] = [];
  stats.forEach((one) => void (one.type === 'transport' && transports.push(one)));
  const [transport, ...others] = transports;
  if (!transport?.remoteCertificateId || others.length > 0) return null;
  const certificate: CertificateStats | undefined = stats.get(transport.remoteCertificateId);
  if (certificate?.fingerprintAlgorithm !== 'sha-256') return null;
  return certificate.fingerprint?.toUpperCase() ?? null;
}
