import journeys from './playwright.config.ts';

/**
 * `npm run screens`: a picture of each screen of customers and staff at a phone's, a tablet's and a desk's width in both
 * colour schemes, to be looked at; two of each are kept in docs/screens/. Nothing is compared. `npm run screens -- -g '^retail'` takes some.
 */
export default {
  ...journeys,
  testDir: './src/screens',
  outputDir: '../test-results/screens',
  reporter: [['list' as const]],
  fullyParallel: true,
  timeout: 240_000,
};
