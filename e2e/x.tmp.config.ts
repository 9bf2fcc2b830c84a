export default { testDir: './src/journeys', testMatch: /x\.tmp\.spec\.ts/, timeout: 120000, workers: 1, use: { launchOptions: { executablePath: '/usr/bin/chromium' } } };
