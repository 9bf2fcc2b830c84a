import { defineConfig } from '@playwright/test';

/**
 * The publish gate, against releases that were built before (`npm run build`, or the step `build` of the tests). It needs no
 * running site: it serves the compositions that it looks at by itself.
 */
export default defineConfig({
  testDir: './src/gate',
  outputDir: '../test-results/gate',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/gate.json' }]],
});
