import { build } from '../scripts/prepare.mjs';
import { stopPostgres } from './parts/postgres.ts';
import { figure, isMet, type Section, writeReport } from './parts/report.ts';
import { calls } from './phases/calls.ts';

/** In the order of the report. `npm run bench -- calls growth` runs these two alone. */
const PHASES: Readonly<Record<string, () => Promise<Section>>> = { calls };

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.filter((name) => !(name in PHASES));
if (unknown.length > 0) {
  console.error(`No such phase: ${unknown.join(', ')}. There are ${Object.keys(PHASES).join(', ')}.`);
  process.exit(1);
}

await build();
const sections: Record<string, Section> = {};
for (const [name, phase] of Object.entries(PHASES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const startedAt = performance.now();
  const section = await phase();
  sections[name] = section;
  console.log(`\n${section.title} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
  for (const check of section.checks) {
    console.log(`${isMet(check) ? '✓' : '✗'} ${check.what}: ${figure(check.value)} of ${check.limit}`);
  }
}
await stopPostgres();
writeReport(Object.keys(PHASES), sections);
