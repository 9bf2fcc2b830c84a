import { defineConfig } from '@playwright/test';

/**
 * The gallery of shared-ui, looked at by a machine: each exhibit alone, at a phone's and a desk's width. It is built by
 * the set-up and read from its folder; no site runs. `--update-snapshots` takes new pictures, to be looked at.
 */
export default defineConfig({
  testDir: './src/gallery',
  outputDir: '../test-results/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './src/gallery/build.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Taking two equal pictures of a long page takes a busy machine a while.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: 'disabled', caret: 'hide' },
  },
  reporter: [['list'], ['json', { outputFile: '../reports/gallery.json' }]],
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
});
