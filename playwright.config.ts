import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/tools.mjs';

const PORT = Number(process.env.E2E_PORT ?? 3199);
/** Workers read this file again: they must not make a directory each. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'sexercise-e2e-'));
/** Whoever packs the store's parcels: tests sell its products out. */
process.env.E2E_ADMIN_TOKEN ??= randomUUID();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Journeys on two phones take a busy machine minutes, and a page that loads half a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 390, height: 844 },
    // A press that is not possible fails then, and not at the end of its test.
    actionTimeout: 60_000,
    timezoneId: 'Europe/Paris',
    locale: 'en-US',
    // Tests of the service worker let it in (tests/e2e/service-worker.ts). In all others it would fetch
    // the whole app for each new browser, and stand between the page and what a test keeps back.
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Drawing what moves takes half of a browser's time here; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/api/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_TOKEN: process.env.E2E_ADMIN_TOKEN,
    },
  },
});
