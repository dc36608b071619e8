import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** Simulates a bad network in front of a UDP server, losing a share of the packets either way. */
export async function startLossyNetwork(serverPort: number) {
  let lossRate = 0;
  const isLost = () => Math.random() < lossRate;
  const front = createSocket('udp4');
  /** Socket per client, because a router has one port for each. */
  const backs = new Map<number, Socket>();

  function backOf(clientPort: number): Socket {
    const known = backs.get(clientPort);
    if (known) return known;
    const back = createSocket('udp4');
    back.on('message', (packet) => {
      if (!isLost()) front.send(packet, clientPort, '127.0.0.1');
    });
    backs.set(clientPort, back);
    return back;
  }

  front.on('message', (packet, { port }) => {
    if (!isLost()) backOf(port).send(packet, serverPort, '127.0.0.1');
  });
  front.bind(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    port: front.address().port,
    /** Sets the share of lost packets from now on, 0 to 1. */
    lose(rate: number): void {
      lossRate = rate;
    },
    close(): void {
      front.close();
      for (const back of backs.values()) back.close();
    },
  };
}
