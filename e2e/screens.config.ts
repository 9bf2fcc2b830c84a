import journeys from './playwright.config.ts';

/**
 * `npm run screens`: a picture of each customer screen at a phone's, a tablet's and a desk's width in both colour
 * schemes, into docs/screens/, to be looked at. Nothing is compared.
 */
export default {
  ...journeys,
  testDir: './src/screens',
  outputDir: '../test-results/screens',
  reporter: [['list' as const]],
  timeout: 240_000,
};
