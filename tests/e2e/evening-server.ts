import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import type { Member } from './evening-model.ts';
import { type Couple, expect } from './fixtures.ts';

const LOCKED = 423;

/** Reads what the server holds, for each member from another device. */
export class EveningServer {
  readonly #couple: Couple;
  readonly #devices: Readonly<Record<Member, APIRequestContext>>;

  private constructor(couple: Couple, devices: Record<Member, APIRequestContext>) {
    this.#couple = couple;
    this.#devices = devices;
  }

  static async for(couple: Couple, newDevice: () => Promise<APIRequestContext>) {
    const devices = { robin: await newDevice(), kim: await newDevice() };
    for (const member of ['robin', 'kim'] as const) {
      const answer = await devices[member].post('/api/login', { data: couple[member] });
      expect(answer.status()).toBe(200);
    }
    return new EveningServer(couple, devices);
  }

  async chooseLock(member: Member, afterMinutes: number | null): Promise<void> {
    const data = { afterMinutes };
    const answer = await this.#devices[member].put('/api/account/lock', { data });
    expect(answer.status()).toBe(200);
  }

  async contentsFor(member: Member): Promise<string[]> {
    const answer = await this.#unlocked(member, (device) => device.get('/api/journal?limit=100'));
    expect(answer.status()).toBe(200);
    const entries: JournalEntry[] = await answer.json();
    return entries.map(({ content }) => content);
  }

  /** Ends every login of the member except the one of this device. */
  async endOtherLogins(member: Member): Promise<void> {
    const answer = await this.#unlocked(member, (device) => device.delete('/api/account/devices'));
    expect(answer.status()).toBe(204);
  }

  /** Unlocks the device first: a silent device is locked after a while. */
  async #unlocked(member: Member, ask: (device: APIRequestContext) => Promise<APIResponse>) {
    const device = this.#devices[member];
    const answer = await ask(device);
    if (answer.status() !== LOCKED) return answer;
    const { password } = this.#couple[member];
    expect((await device.post('/api/unlock', { data: { password } })).status()).toBe(200);
    return ask(device);
  }
}
