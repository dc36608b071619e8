import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-tree.ts';

const CHOSEN = /\b(has-checked|aria-pressed|aria-selected|aria-\[current\]):bg-raised\b/;

test('a choice that is raised from its ground has a ring, since both are alike at night', () => {
  const lines = sourceFiles()
    .filter((file) => /^client\/.*\.tsx$/.test(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .filter((line) => CHOSEN.test(line)),
    );
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const [, state = ''] = CHOSEN.exec(line) ?? [];
    expect(line).toContain(`${state}:inset-ring-field-line`);
  }
});
