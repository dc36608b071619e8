import net from 'node:net';

/** Makes a socket that ends itself after this much silence: a vanished host sends no notice. */
export function socketTimeout(silenceMs: number): net.Socket {
  const socket = new net.Socket();
  socket.setTimeout(silenceMs);
  socket.on('timeout', () => {
    const heard = socket.bytesRead;
    // Check later: if this process itself stood still, the answer is read only after timers.
    setImmediate(() => {
      if (socket.bytesRead === heard) socket.destroy(new Silence());
    });
  });
  return socket;
}

class Silence extends Error {
  override name = 'Silence';
  readonly code = 'ETIMEDOUT';
  override message = 'The other end of this connection has fallen silent.';
}
