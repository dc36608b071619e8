import { Evening } from './evening.ts';
import { EveningServer } from './evening-server.ts';
import { test } from './service-worker.ts';

/** Number of evenings. Only the first few are played at every change. */
const EVENINGS = Number(process.env.EVENINGS ?? 100);
const AT_EVERY_CHANGE = 4;
/** Seed of a failed evening to play again. */
const CHOSEN = process.env.EVENING_SEED;

const seeds = CHOSEN ? [Number(CHOSEN)] : Array.from({ length: EVENINGS }, (_, at) => at + 1);

for (const seed of seeds) {
  const tag = CHOSEN || seed <= AT_EVERY_CHANGE ? [] : ['@nightly'];
  test(`on evening ${seed} every word is saved or waits for its author, and nobody else reads it`, {
    tag,
  }, async ({ context, couple, app, playwright, baseURL }) => {
    const newDevice = () => playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
    const server = await EveningServer.for(couple, newDevice);
    const evening = new Evening({ seed, context, couple, server, app });
    try {
      await evening.play();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const story = [`EVENING_SEED=${seed} plays it again:`, ...evening.log].join('\n');
      throw new Error(`${text}\n\n${story}`, { cause: error });
    }
  });
}
