import { mkdirSync, writeFileSync } from 'node:fs';
import { poseGroups } from '../content/poses/library.ts';
import { Setting } from '../contract/figures.ts';
import { castFor } from '../figures/cast.ts';
import { contactSheet, type SheetEntry } from '../figures/sheet.ts';
import { strain } from '../figures/strain.ts';

// Every named pose. Steps of workouts join here as further groups: one entry a step, with the
// step's key poses, the workout's setting and castFor(workout.id, setting).
const settings = Setting.options;
const groups = new Map<string, SheetEntry[]>();
let seed = 0;
for (const [group, { setting, poses }] of Object.entries(poseGroups)) {
  const entries = Object.entries(poses).map(([name, pose]): SheetEntry => {
    const cast = castFor(++seed, setting);
    const notes = strain(pose, { a: cast.a.body, b: cast.b.body }).map(
      ({ who, where, problem, by }) => `${who} ${where} ${problem} (${by.toFixed(0)})`,
    );
    return { name, scene: { setting, poses: [pose] }, cast, notes };
  });
  groups.set(group, entries);
}
const target = new URL('../dist/figures.html', import.meta.url);
mkdirSync(new URL('.', target), { recursive: true });
writeFileSync(target, contactSheet('Every pose', groups));
console.log(`${seed} poses in ${settings.length} settings: dist/figures.html`);
