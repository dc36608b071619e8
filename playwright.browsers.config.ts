import { defineConfig } from '@playwright/test';
import type { OfWorker } from './tests/browsers/fixtures.ts';

// Both kinds of browser tests may run at once, each with a server of its own.
process.env.E2E_PORT ??= '3198';
const { default: shared } = await import('./playwright.config.ts');

/** Journeys in the engines of iPhones and of Firefox: `npm run test:browsers`. */
export default defineConfig<object, OfWorker>({
  ...shared,
  testDir: 'tests/browsers',
  outputDir: 'node_modules/.cache/tests/browsers',
  // Each engine is started once, so that its journeys share one worker.
  fullyParallel: false,
  workers: 1,
  use: {
    ...shared.use,
    launchOptions: {
      ...shared.use?.launchOptions,
      args: [
        ...(shared.use?.launchOptions?.args ?? []),
        // Give the partner's Chromium a synthetic camera and microphone.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
