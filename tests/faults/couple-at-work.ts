import { aSignUp } from '../../server/testing/factories.ts';
import { GOOD_CARD } from '../../server/testing/paying.ts';
import { type Answer, CutOff, type Method, request } from './request.ts';

/** Workouts, one of each category. */
const WORKOUTS = [101, 201, 301, 401, 501];
const CHALLENGES = ['plank-high-five', 'mirror-jumps', 'long-lean', 'back-to-back', 'phones-away'];
const READS = ['/api/progress', '/api/leaderboard'];

/** Facts that the app has acknowledged. None of them may ever be missing. */
export class TrustNotes {
  readonly entries = new Map<string, string>();
  readonly started = new Set<string>();
  readonly completed = new Set<string>();
  readonly challenges = new Set<string>();
  shares = 0;
  /** Number of requests without an answer. Each may have been carried out or not. */
  unanswered = 0;
  /** Requests without an answer that the app had accepted. */
  readonly cutOff: CutOff[] = [];
  /** Number of requests answered with 503. */
  unsure = 0;
  slowestMs = 0;
  readonly statuses = new Map<number, number>();

  get count(): number {
    return this.entries.size + this.started.size + this.completed.size + this.shares;
  }
}

/** Couple that signs up, pays, and then repeats everything that writes. */
export class CoupleAtWork {
  readonly promises = new TrustNotes();
  readonly form = aSignUp();
  cookie = '';
  /** Offset of this couple's device clocks from the right time. */
  clockOffsetMs = 0;
  #turn = 0;
  #lastStatus = 0;

  async join(base: string): Promise<this> {
    const joined = await request(base, 'POST', '/api/register', { body: this.form });
    if (joined.status !== 201) throw new Error(`Sign-up answered ${joined.status}.`);
    this.cookie = joined.cookie;
    const started = await this.call(base, 'POST', '/api/create-subscription');
    const { clientSecret } = started.body as { clientSecret: string };
    const paid = await this.call(base, 'POST', '/api/sandbox/confirm', {
      clientSecret,
      ...GOOD_CARD,
    });
    if (paid.status !== 200) throw new Error(`The payment answered ${paid.status}.`);
    // Confirm the age, because every fifth workout is of the bedroom.
    const adult = await this.call(base, 'PUT', '/api/consent/adult', { isAdult: true });
    if (adult.status !== 204) throw new Error(`Saying to be an adult answered ${adult.status}.`);
    return this;
  }

  /** Works until told to stop, or until a request gets no answer. */
  async work(base: string, goOn: () => boolean): Promise<void> {
    while (goOn()) {
      try {
        await this.doNext(base);
      } catch (error) {
        this.promises.unanswered++;
        if (error instanceof CutOff) this.promises.cutOff.push(error);
        return;
      }
    }
  }

  /** Does one round of a couple's work. Throws when a request is not answered. */
  async doNext(base: string): Promise<void> {
    this.#lastStatus = 0;
    const turn = this.#turn++;
    const { promises } = this;
    const content = `Evening ${turn} of ${this.form.partner1Email} ${'🌙'.repeat(turn % 50)}`;
    const entry = await this.call(base, 'POST', '/api/journal', { content, mood: 'calm' });
    if (entry.status === 201) promises.entries.set(idOf(entry), content);

    const session = await this.call(base, 'POST', '/api/sessions', {
      workoutId: WORKOUTS[turn % WORKOUTS.length],
      partnerId: null,
    });
    if (session.status === 201) {
      const id = idOf(session);
      promises.started.add(id);
      const done = await this.call(base, 'PATCH', `/api/sessions/${id}`, {
        completedAt: new Date(Date.now() + this.clockOffsetMs).toISOString(),
        duration: 1,
        caloriesBurned: 8,
      });
      if (done.status === 200) promises.completed.add(id);
    }
    const challenge = CHALLENGES[turn % CHALLENGES.length] ?? '';
    const logged = await this.call(base, 'POST', `/api/challenges/${challenge}/done`);
    if (logged.status === 200) promises.challenges.add(challenge);
    const shared = await this.call(base, 'POST', `/api/challenges/${challenge}/share`);
    if (shared.status === 204) promises.shares++;
    const isOnBoard = turn % 3 !== 0;
    await this.call(base, 'PUT', '/api/leaderboard/entry', { name: null, isOnBoard });
    for (const read of READS) await this.call(base, 'GET', read);
  }

  async call(base: string, method: Method, path: string, body?: unknown): Promise<Answer> {
    const sentAt = performance.now();
    const answer = await request(base, method, path, { body, cookie: this.cookie });
    const { statuses } = this.promises;
    const tookMs = Math.round(performance.now() - sentAt);
    this.promises.slowestMs = Math.max(this.promises.slowestMs, tookMs);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    this.#lastStatus = answer.status;
    // Count it as unsure: a request refused for a lost connection may still have been carried out.
    if (answer.status === 503) this.promises.unsure++;
    return answer;
  }

  wasRefused(): boolean {
    return this.#lastStatus === 503;
  }
}

function idOf({ body }: Answer): string {
  return (body as { id: string }).id;
}

export function couplesAtWork(base: string, count: number): Promise<CoupleAtWork[]> {
  return Promise.all(Array.from({ length: count }, () => new CoupleAtWork().join(base)));
}
