import net from 'node:net';

/** A socket that ends itself when nothing moved on it for so long: a host that vanished says nothing. */
export function socketTimeout(silenceMs: number): net.Socket {
  const socket = new net.Socket();
  socket.setTimeout(silenceMs);
  socket.on('timeout', () => {
    const heard = socket.bytesRead;
    // Where this process stood still itself, the answer has come and is only read after timers ran.
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
