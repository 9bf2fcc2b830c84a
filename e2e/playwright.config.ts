import { defineConfig, devices } from '@playwright/test';
import { copiedReleases, siteData, sitePort, siteReleases, siteUrl } from './src/site.ts';

/** One spec file runs on one worker, so one site is enough for it. */
const namedFiles = process.argv.filter((word) => word.includes('.spec.ts'));
const workers = namedFiles.length === 1 ? 1 : 2;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Keyboard and accessibility checks of pages that other journeys cover. */
const ACCESSIBILITY = /(accessibility|keyboard|reader|walk)\.spec\.ts$/;

/** The whole site as `npm start` brings it up, on a port and with data of its own. */
const startSite = (site: number) => ({
  // The Node that runs this, not whichever comes first on PATH: the site is TypeScript.
  command: [
    `"${process.execPath}" e2e/src/own-releases.ts "${copiedReleases()}" "${siteReleases(site)}"`,
    `exec "${process.execPath}" local/src/start.ts --no-dev-mode`,
  ].join(' && '),
  cwd: '..',
  url: `${siteUrl(site)}/api/health/ready`,
  env: {
    PORT: String(sitePort(site)),
    DATA_DIR: siteData(site),
    RELEASES_DIR: siteReleases(site),
    // Journeys count orders: they begin with none.
    DEMO_RUNS: 'false',
  },
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'pipe' as const,
  stderr: 'pipe' as const,
});

/**
 * Journeys on two workers, each with a site of its own: what one switches, sells or breaks, the other never sees. The
 * files of a worker run one after the other. No retries: a journey that fails sometimes is a bug to find.
 */
export default defineConfig({
  testDir: './src/journeys',
  outputDir: '../test-results',
  fullyParallel: false,
  workers,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/journeys.json' }]],
  use: {
    baseURL: siteUrl(),
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    // What a journey makes fail must fail; the journey that goes offline allows the worker.
    serviceWorkers: 'block',
    // A trace takes as much CPU as the page itself; `npm run journeys -- FILE --trace retain-on-failure` records one.
    trace: process.env.VERIFY ? 'retain-on-failure' : 'off',
    // Playwright takes one as each context closes, before it knows whether the journey failed.
    screenshot: process.env.VERIFY ? 'only-on-failure' : 'off',
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
  projects: [
    { name: 'journeys', testIgnore: ACCESSIBILITY, use: desktop },
    // `npm test` leaves these to `npm run verify` and the pipelines.
    { name: 'accessibility', testMatch: ACCESSIBILITY, use: desktop },
  ],
  webServer: Array.from({ length: workers }, (_, site) => startSite(site)),
});
