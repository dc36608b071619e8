import { mkdirSync, writeFileSync } from 'node:fs';
import type { PairPose } from '../../contract/workouts/poses.ts';
import type { Setting } from '../../contract/workouts/setting.schemas.ts';
import { type Cast, castFor } from '../../illustration/cast.ts';
import { overreachedLimbs, poseProblems } from '../../illustration/checks/pose-checks.ts';
import { contactSheet, type SheetEntry } from '../../illustration/contact-sheet.ts';
import { poseGroups } from '../../illustration/poses/library.ts';
import { solvePair } from '../../illustration/rig/solve.ts';
import { allWorkouts } from '../../server/catalogue/catalogue.ts';

/** Notes under a picture about poses that bodies cannot do or floors do not allow. */
function notesOf(poses: readonly PairPose[], cast: Cast): string[] {
  const bodies = { a: cast.a.body, b: cast.b.body };
  return poses.flatMap((pose) =>
    [...poseProblems(pose, bodies), ...overreachedLimbs(solvePair(pose, bodies))].map(
      ({ who, where, problem, by }) => `${who} ${where} ${problem} (${by.toFixed(0)})`,
    ),
  );
}

function entryOf(
  name: string,
  scene: { setting: Setting; poses: readonly PairPose[]; seed: number },
  cast: Cast,
): SheetEntry {
  return { name, scene, cast, notes: notesOf(scene.poses, cast) };
}

const steps = () =>
  new Map(
    allWorkouts.map(({ id, title, duration, setting, instructions, steps }) => [
      `${id} ${title}, ${duration} min`,
      steps.map(({ poses, seconds }, index) =>
        entryOf(
          `${index + 1}. ${instructions[index]} (${seconds} s)`,
          { setting, poses, seed: id },
          castFor(id, setting),
        ),
      ),
    ]),
  );

let seed = 0;
const named = () =>
  new Map(
    Object.entries(poseGroups).map(([group, { setting, poses }]) => [
      group,
      Object.entries(poses).map(([name, pose]) => {
        seed += 1;
        return entryOf(name, { setting, poses: [pose], seed }, castFor(seed, setting));
      }),
    ]),
  );

function write(file: string, title: string, groups: ReadonlyMap<string, readonly SheetEntry[]>) {
  const target = new URL(`../../dist/${file}`, import.meta.url);
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, contactSheet(title, groups));
  const entries = [...groups.values()].flat();
  const strained = entries.filter(({ notes = [] }) => notes.length > 0).length;
  console.log(`dist/${file}: ${entries.length} pictures, ${strained} of them strained`);
}

/** Writes one page with every step of every workout, and one with every named pose. */
export function contactSheets() {
  write('figures.html', 'Every step of every workout', steps());
  write('poses.html', 'Every named pose', named());
}
