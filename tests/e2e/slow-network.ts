import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';

type Way = { near: net.Socket; far: net.Socket; isStream: boolean; isDead: boolean };

/**
 * A way to the app that goes bad as networks do, without a word: nothing is refused and nothing is
 * closed, so neither side hears of it.
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
      // The app trusts no page but its own: by this road too it is asked for by its own address.
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
    /** From here on everything is swallowed, also what is on its way. */
    cut() {
      isCut = true;
      for (const way of ways) way.isDead = true;
    },
    /** New connections get through again; those that were swallowed never come back. */
    mend() {
      isCut = false;
      return Date.now();
    },
    /** The app's end of every stream closes, and the phone does not hear of it. */
    loseStreams() {
      for (const way of ways) {
        if (!way.isStream) continue;
        way.isDead = true;
        way.far.destroy();
      }
    },
    /** What the phone says takes this much longer than what it hears. */
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
