type FailedTest = { name: string; error: string };
export function readReport(
  file: string,
  kind?: 'vitest' | 'playwright',
): { passed: number; failures: FailedTest[]; secondTries: FailedTest[] };
export function describe(test: FailedTest): string;
