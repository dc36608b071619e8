import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';

type Way = { near: net.Socket; far: net.Socket; isStream: boolean; isDead: boolean };

/**
 * Starts a proxy to the app that fails silently: nothing is refused or closed, so neither side
 * notices.
 */
export async function startSlowNetwork(port: number, appPort: number) {
  assert.equal(String(port).length, String(appPort).length, 'the ports have to be equally long');
  const ways = new Set<Way>();
  let isCut = false;
  let delayThereMs = 0;
  const server = net.createServer((near) => {
    const far = net.connect(appPort, 'localhost');
    const way: Way = { near, far, isStream: false, isDead: isCut };
    ways.add(way);
    near.on('data', (bytes) => {
      way.isStream ||= bytes.includes('GET /api/live/events');
      // Replace the port, because the app trusts only pages from its own address.
      const text = bytes.toString('latin1').replaceAll(`localhost:${port}`, `localhost:${appPort}`);
      const arrive = () => way.isDead || far.destroyed || far.write(text, 'latin1');
      if (delayThereMs > 0) setTimeout(arrive, delayThereMs);
      else arrive();
    });
    far.on('data', (bytes) => way.isDead || near.destroyed || near.write(bytes));
    near.on('error', () => near.destroy()).on('close', () => end(way));
    far.on('error', () => far.destroy()).on('close', () => way.isDead || end(way));
  });
  function end(way: Way) {
    ways.delete(way);
    way.near.destroy();
    way.far.destroy();
  }
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    /** Swallows everything from now on, including data on its way. */
    cut() {
      isCut = true;
      for (const way of ways) way.isDead = true;
    },
    /** Lets new connections through again. The swallowed ones never come back. */
    mend() {
      isCut = false;
      return Date.now();
    },
    /** Closes the app's end of every stream without the phone noticing. */
    loseStreams() {
      for (const way of ways) {
        if (!way.isStream) continue;
        way.isDead = true;
        way.far.destroy();
      }
    },
    /** Delays only data from the phone, by this many milliseconds. */
    delayThere(ms: number) {
      delayThereMs = ms;
    },
    async close() {
      for (const way of ways) end(way);
      server.close();
      await once(server, 'close');
    },
  };
}

export type SlowNetwork = Awaited<ReturnType<typeof startSlowNetwork>>;
