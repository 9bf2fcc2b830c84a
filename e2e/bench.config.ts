import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Benches in a real browser, against a site of their own: `npx playwright test --config e2e/bench.config.ts`. */
export default defineConfig({
  ...journeys,
  testDir: './src/bench',
  // One site: another one beside it would be measured too.
  workers: 1,
  webServer: [journeys.webServer ?? []].flat().slice(0, 1),
  outputDir: '../test-results/bench',
  // A recorder takes a snapshot of the page at each turn of the wheel: that would be measured, not the page.
  use: { ...journeys.use, trace: 'off' },
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: '../reports/bench.json' }]],
});
