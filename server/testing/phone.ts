import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type Server } from 'node:http';
import { vi } from 'vitest';
import type { LiveEvents, LiveSnapshot, Room } from '../../contract/live/live.ts';

const open = new Set<Phone>();

/** Closes every phone and waits until the app has noticed. Call this after each test. */
export async function hangUp(server: Server): Promise<void> {
  for (const phone of open) phone.close();
  open.clear();
  await vi.waitUntil(async () => (await connectionsTo(server)) === 0, { timeout: 30_000 });
}

export function connectionsTo(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

type Heard = { event: keyof LiveEvents; data: unknown };

/** Open page on a member's phone. Receives the couple's events over a real connection. */
export class Phone {
  readonly heard: Heard[] = [];
  /** Raw text received so far. */
  text = '';
  #beats = 0;
  isOver = false;
  readonly response: IncomingMessage;
  readonly #waiting = new Set<() => void>();

  private constructor(response: IncomingMessage) {
    this.response = response;
  }

  static async open(url: string, cookie: string, roomId = '', query = ''): Promise<Phone> {
    const address = `${url}/api/live/events?${query}${roomId && `room=${roomId}`}`;
    const [response] = (await once(
      http.get(address, { headers: { cookie }, agent: false }),
      'response',
    )) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`It said ${response.statusCode}.`);
    const phone = new Phone(response);
    open.add(phone);
    void phone.#read();
    await phone.hears('snapshot');
    return phone;
  }

  async #read(): Promise<void> {
    let text = '';
    try {
      for await (const chunk of this.response.setEncoding('utf8')) {
        text += chunk;
        this.text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
      }
    } catch {
      // Ignore the error: phones lose connections.
    }
    this.isOver = true;
    for (const look of this.#waiting) look();
  }

  #take(block: string): void {
    if (block === ':') this.#beats++;
    const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    if (event && data) {
      this.heard.push({ event: event as keyof LiveEvents, data: JSON.parse(data) });
    }
    for (const look of this.#waiting) look();
  }

  #until<T>(found: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const result = found();
        if (result !== undefined) resolve(result);
        else if (this.isOver) reject(new Error('The stream ended.'));
        else return;
        this.#waiting.delete(look);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Returns the first event of a kind that fits, including events already received. */
  hears<E extends keyof LiveEvents>(
    event: E,
    fits: (data: LiveEvents[E]) => boolean = () => true,
  ): Promise<LiveEvents[E]> {
    return this.#until(() => {
      const found = this.heard.find((one) => one.event === event && fits(one.data as never));
      return found && (found.data as LiveEvents[E]);
    });
  }

  /** Resolves once the latest event of a kind fits. */
  comesTo<E extends keyof LiveEvents>(event: E, fits: (data: LiveEvents[E]) => boolean) {
    return this.#until(() => {
      const latest = this.heard.findLast((one) => one.event === event);
      return (latest && fits(latest.data as never)) || undefined;
    });
  }

  hearsBeat(): Promise<true> {
    return this.#until(() => this.#beats > 0 || undefined);
  }

  /** Resolves when the server has ended the stream. */
  over(): Promise<true> {
    return this.#until(() => this.isOver || undefined);
  }

  get snapshot(): LiveSnapshot {
    return this.heard.findLast(({ event }) => event === 'snapshot')?.data as LiveSnapshot;
  }

  close(): void {
    this.response.destroy();
  }
}

type Press = { type: string; [field: string]: unknown };

/** Builds a press, based on the room as its sender last saw it. */
export function pressed(room: Room, press: Press) {
  return { commandId: randomUUID(), roomId: room.id, basedOn: room.version, ...press };
}

export function opening(workoutId = 101, isHandsFree = false) {
  return { type: 'open', commandId: randomUUID(), workoutId, isHandsFree };
}
