import { defineConfig, devices } from '@playwright/test';
import { copiedReleases, siteData, sitePort, siteReleases, siteUrl } from './src/site.ts';

/**
 * Journeys run against the whole site as `npm start` brings it up, on a port and with data of their own.
 * No retries: a journey that fails sometimes is a bug to find.
 */
export default defineConfig({
  testDir: './src/journeys',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // What is tagged so is slow, or a second look at what another journey has seen: `npm run verify` runs it too.
  ...(process.env.VERIFY ? {} : { grepInvert: /@verify/ }),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/journeys.json' }]],
  use: {
    baseURL: siteUrl(),
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    // What a journey makes fail must fail; the journey that goes offline allows the worker.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
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
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    // The Node that runs this, not whichever comes first on PATH: the site is TypeScript.
    command: [
      `"${process.execPath}" e2e/src/own-releases.ts "${copiedReleases()}" "${siteReleases()}"`,
      `exec "${process.execPath}" local/src/start.ts --no-dev-mode`,
    ].join(' && '),
    cwd: '..',
    url: `${siteUrl()}/api/health/ready`,
    env: { PORT: String(sitePort()), DATA_DIR: siteData(), RELEASES_DIR: siteReleases() },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
