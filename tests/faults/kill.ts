import { setTimeout as pause } from 'node:timers/promises';
import { startApp } from '../app-process.ts';
import { type CoupleAtWork, couplesAtWork } from './couple-at-work.ts';
import type { FaultDatabase } from './databases.ts';
import { expectAgreement, expectKept, expectReadable } from './recount.ts';

const COUPLES = 4;
/** Most writes before a kill, and the longest wait for them on a slow machine. */
const MOST_FACTS = 60;
const LONGEST_LIFE_MS = 5_000;

/** Kills the app at random moments while couples write, and checks the data each time. */
export async function killRounds(keeping: FaultDatabase, rounds: number): Promise<string> {
  const couples: CoupleAtWork[] = [];
  let kept = 0;
  let unanswered = 0;
  for (let round = 0; round < rounds; round++) {
    const app = await startApp(keeping.env);
    if (round === 0) couples.push(...(await couplesAtWork(app.url, COUPLES)));
    await expectReadable(app.url, couples);
    let isAlive = true;
    const work = couples.map((couple) => couple.work(app.url, () => isAlive));
    await someWrites(couples);
    app.signal('SIGKILL');
    isAlive = false;
    await app.exited;
    await Promise.all(work);
    // Skip some checks, so that the app itself recovers the killed database now and then.
    const isLookedAt = keeping.name === 'postgres' || round % 2 === 1 || round === rounds - 1;
    if (!isLookedAt) continue;
    kept = await keeping.inside(async (run) => {
      await expectAgreement(run);
      return expectKept(run, couples);
    });
    unanswered = couples.reduce((sum, { promises }) => sum + promises.unanswered, 0);
  }
  return `${rounds} kills, ${kept} acknowledged facts all kept, ${unanswered} requests cut off, 0 half made`;
}

/** Resolves after a random number of writes, at a random moment before the next. */
async function someWrites(couples: readonly CoupleAtWork[]): Promise<void> {
  const written = () => couples.reduce((sum, { promises }) => sum + promises.count, 0);
  const enough = written() + Math.random() * MOST_FACTS;
  const until = Date.now() + LONGEST_LIFE_MS;
  while (written() < enough && Date.now() < until) await pause(5);
  await pause(Math.random() * 20);
}
