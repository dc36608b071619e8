import { parseArgs } from 'node:util';
import { build } from '../scripts/prepare.mjs';
import { stopPostgres } from './parts/postgres.ts';
import { figure, isMet, type Section, writeReport } from './parts/report.ts';
import { calls } from './phases/calls.ts';
import { growth } from './phases/growth.ts';
import { live } from './phases/live.ts';
import { moves } from './phases/moves.ts';
import { pages } from './phases/pages.ts';
import { player } from './phases/player.ts';
import { processes } from './phases/processes.ts';
import { repeatVisits } from './phases/repeat-visits.ts';
import { sealing } from './phases/sealing.ts';

/**
 * Measures everything with `npm run bench`, and writes report.md and report.json. `npm run bench --
 * calls pages` measures these two alone and keeps the rest of the report. `--couples 100000` makes
 * the largest database smaller, `--lighthouse 1` judges each page once. Exits with 1 if a goal was
 * missed.
 */
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    couples: { type: 'string', default: '1000000' },
    lighthouse: { type: 'string', default: '5' },
  },
});
const SIZES = [1_000, 100_000, 1_000_000].filter((size) => size <= Number(values.couples));

/** Phases in the order of the report. */
const PHASES: Readonly<Record<string, () => Promise<Section>>> = {
  calls,
  sealing,
  growth: () => growth(SIZES),
  processes,
  pages: () => pages({ lighthouseRuns: Number(values.lighthouse) }),
  repeat: repeatVisits,
  moves,
  player,
  live,
};

/** Section of the report with the last figures of phases that are gone. */
const RECORDED = 'recorded';

const unknown = asked.filter((name) => !(name in PHASES));
if (unknown.length > 0) {
  console.error(
    `No such phase: ${unknown.join(', ')}. There are ${Object.keys(PHASES).join(', ')}.`,
  );
  process.exit(1);
}

await build();
let missed = 0;
for (const [name, phase] of Object.entries(PHASES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const startedAt = performance.now();
  const section = await phase();
  console.log(`\n${section.title} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
  for (const check of section.checks) {
    if (!isMet(check)) missed++;
    console.log(
      `${isMet(check) ? '✓' : '✗'} ${check.what}: ${figure(check.value)} of ${check.limit}`,
    );
  }
  // Write after each phase, so that an interrupted run keeps its results.
  writeReport([...Object.keys(PHASES), RECORDED], { [name]: section });
}
await stopPostgres();
if (missed > 0) {
  console.log(`\n${missed} goals were missed.`);
  process.exitCode = 1;
}
