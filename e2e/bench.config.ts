import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Benches in a real browser, against a site of their own: `npx playwright test --config e2e/bench.config.ts`. */
export default defineConfig({
  ...journeys,
  testDir: './src/bench',
  outputDir: '../test-results/bench',
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: '../reports/bench.json' }]],
});
