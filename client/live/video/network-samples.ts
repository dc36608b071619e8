import type { NetworkSample } from './quality.ts';

type Report = RTCStats & { fractionLost?: number; roundTripTime?: number };

/**
 * Measures the network by the other end's reports about the packets sent to it. Null without a
 * report.
 */
export async function networkSample(connection: RTCPeerConnection): Promise<NetworkSample> {
  const reports = [...(await connection.getStats()).values()] as Report[];
  const heard = reports.filter(({ type }) => type === 'remote-inbound-rtp');
  if (heard.length === 0) return null;
  const most = (key: 'fractionLost' | 'roundTripTime') =>
    Math.max(...heard.map((report) => report[key] ?? 0));
  return { loss: most('fractionLost'), roundTripMs: most('roundTripTime') * 1000 };
}
