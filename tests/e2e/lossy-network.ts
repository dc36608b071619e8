import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** A bad network before a server that speaks UDP: a part of what passes, either way, is lost. */
export async function startLossyNetwork(serverPort: number) {
  let lossRate = 0;
  const isLost = () => Math.random() < lossRate;
  const front = createSocket('udp4');
  /** One socket a client, as a router has one port for each. */
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
    /** From now on; 0 to 1. */
    lose(rate: number): void {
      lossRate = rate;
    },
    close(): void {
      front.close();
      for (const back of backs.values()) back.close();
    },
  };
}
