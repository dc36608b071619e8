import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Request of the load. `cookie` identifies the caller. */
export type Request = {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  cookie: string;
  body?: object;
};
/** Body as transferred, where `encoding` is its compression. */
export type Answer = { status: number; encoding: string; body: Buffer };

/** Headers that a phone's browser sends with every call. */
export const BROWSER_HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'x-time-zone': 'Europe/Paris',
} as const;
const HEADER_LINES = Object.entries(BROWSER_HEADERS)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\r\n');

/**
 * Keeps a connection open and reopens it if the server closes it. Minimal, so that the load leaves
 * the machine to the server.
 */
export class Connection {
  readonly #url: URL;
  #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;

  private constructor(url: URL, socket: Socket) {
    this.#url = url;
    this.#socket = this.#listening(socket);
  }

  static async to(url: string): Promise<Connection> {
    const target = new URL(url);
    return new Connection(target, await opened(target));
  }

  async ask({ method, path, cookie, body }: Request): Promise<Answer> {
    if (!this.#socket.writable) this.#socket = this.#listening(await opened(this.#url));
    const text = body ? JSON.stringify(body) : '';
    const about = body
      ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
      : '';
    this.#socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${this.#url.host}\r\n${HEADER_LINES}\r\ncookie: ${cookie}\r\n${about}\r\n${text}`,
    );
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #listening(socket: Socket): Socket {
    this.#received = Buffer.alloc(0);
    return socket
      .on('data', (chunk: Buffer) => this.#take(chunk))
      .on('error', (error) => this.#waiting?.reject(error))
      .on('close', () => this.#waiting?.reject(new Error('The server hung up.')));
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
    const end = headEnd + 4 + Number(length ?? 0);
    if (this.#received.length < end) return;
    const [, encoding = 'identity'] = /content-encoding: (\S+)/i.exec(head) ?? [];
    const body = this.#received.subarray(headEnd + 4, end);
    this.#received = this.#received.subarray(end);
    const asked = this.#waiting;
    this.#waiting = null;
    asked?.resolve({ status: Number(head.slice(9, 12)), encoding, body });
  }
}

async function opened({ hostname, port }: URL): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/**
 * Sends a request and ends the bench if the answer is not a success, because refusals are quick and
 * would distort the figures.
 */
export async function mustAsk(connection: Connection, request: Request): Promise<Answer> {
  const answer = await connection.ask(request);
  const { status, body } = answer;
  if (status < 200 || status > 299) {
    throw new Error(
      `${request.method} ${request.path} answered ${status}: ${body.toString().slice(0, 200)}`,
    );
  }
  return answer;
}
