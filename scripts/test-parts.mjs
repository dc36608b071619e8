import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { say } from './console.mjs';
import { root } from './prepare.mjs';
import { describe, readReport } from './test-report.mjs';

/**
 * Runs every part, at most `atOnce` side by side, and prints the output of each when it has ended.
 * A failed part does not stop the others, except that parts which depend on it are left out.
 */
export async function runParts(parts, { wanted, atOnce }) {
  const waiting = namesToRun(parts, wanted);
  const directory = mkdtempSync(path.join(os.tmpdir(), 'sexercise-tests-'));
  const running = new Map();
  const results = new Map();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((name) => !parts[name].after || results.has(parts[name].after));
    if (next >= 0 && running.size < atOnce) {
      const [name] = waiting.splice(next, 1);
      const isPossible = !parts[name].after || results.get(parts[name].after).isGreen;
      if (isPossible) running.set(name, runPart(name, parts[name], directory));
      else results.set(name, leftOut(name, parts[name].after));
    } else {
      const result = await Promise.race(running.values());
      running.delete(result.name);
      results.set(result.name, result);
      printEnd(result);
    }
  }
  rmSync(directory, { recursive: true, force: true });
  return printSummary(results);
}

/** Requested parts and the parts that they need; every part by default. */
function namesToRun(parts, wanted) {
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
    process.exit(1);
  }
  const needed = new Set(wanted.flatMap((name) => [name, parts[name].after]));
  return Object.keys(parts).filter((name) => wanted.length === 0 || needed.has(name));
}

function leftOut(name, after) {
  const failures = [{ name, error: `left out, because ${after} failed` }];
  return { name, isGreen: false, passed: 0, failures, secondTries: [] };
}

function runPart(name, { command, report, env = {} }, directory) {
  say(`${name} …`);
  const startedAt = Date.now();
  const reportFile = path.join(directory, `${name}.json`);
  const [program, ...args] = [...command, ...reporterArgs(report, reportFile)];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => output.push(chunk));
  }
  return new Promise((resolve) => {
    const end = (isGreen) => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      const text = Buffer.concat(output).toString();
      const tests = readReport(reportFile, report);
      // Report the part itself if no test failed: a check has no tests to name, and a part may fail
      // outside of its tests.
      if (!isGreen && tests.failures.length === 0) {
        tests.failures.push({ name, error: text.trimEnd().split('\n').slice(-10).join('\n') });
      }
      resolve({ name, isGreen, seconds, output: text, ...tests });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(`${program} could not be started: ${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function reporterArgs(report, file) {
  if (report === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  }
  return report === 'playwright' ? ['--reporter=list,json'] : [];
}

function printEnd({ name, isGreen, seconds, output }) {
  console.log(`\n──── ${name}: ${isGreen ? 'passed' : 'FAILED'} in ${seconds} s`);
  console.log(output.trimEnd());
}

function printSummary(results) {
  console.log('');
  const all = [...results.values()];
  for (const { name, isGreen, seconds, passed, failures } of all) {
    const time = seconds === undefined ? 'left out' : `${seconds} s`;
    const counts = `${passed} passed, ${failures.length} failed`;
    console.log(`${isGreen ? '✓' : '✗'} ${name}: ${counts} (${time})`);
  }
  const red = all.filter(({ isGreen }) => !isGreen).map(({ name }) => name);
  if (red.length > 0) console.log(`Failed: ${red.join(', ')}`);
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failures = all.flatMap((result) => result.failures);
  console.log(`${passed} passed, ${failures.length} failed`);
  printTests(
    'Passed at the second try',
    all.flatMap((result) => result.secondTries),
  );
  printTests('Failed tests', failures);
  return red.length === 0;
}

/** Prints the list at the very end, where it is visible even if earlier output is cut off. */
function printTests(title, tests) {
  if (tests.length > 0) console.log(`\n${title}:\n${tests.map(describe).join('\n')}`);
}
