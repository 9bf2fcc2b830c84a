const swc = (lazy) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', lazy },
  },
];

const shared = {
  rootDir: '.',
  // Copies of the shared packages, as releases and the publish gate keep them.
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.local/'],
  // Code loads a package when it first uses it, which spares a test what its page doesn't show. Tests load theirs at once:
  // testing libraries register hooks.
  transform: { '\\.test\\.tsx?$|/testing/': swc(false), '\\.[cm]?[jt]sx?$': swc(true) },
  // Packages that ship ES modules alone go through swc as ours do.
  transformIgnorePatterns: [
    '/node_modules/(?!(react-router|jotai|cookie-es|@remix-run|until-async|msw|@mui|http-proxy-3)/)',
  ],
  moduleNameMapper: {
    '/routeModules\\.js$': '<rootDir>/checks/jest/route-modules.cjs',
    '/fetch-painter\\.ts$': '<rootDir>/checks/jest/fetch-painter.cjs',
    '\\.module\\.css$': '<rootDir>/checks/jest/css-modules.cjs',
    '\\.css$': '<rootDir>/checks/jest/css-modules.cjs',
    '\\.(woff2|svg|png|jpg)$': '<rootDir>/checks/jest/file-address.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/checks/jest/strict-console.cjs'],
};

const node = (name) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/${name}/**/*.test.ts`],
});

const browser = (name, folders) => ({
  ...shared,
  displayName: name,
  testEnvironment: '<rootDir>/checks/jest/browser-environment.cjs',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/checks/jest/browser-setup.cjs'],
  testMatch: folders.flatMap((folder) => [
    `<rootDir>/${folder}/**/*.test.ts`,
    `<rootDir>/${folder}/**/*.test.tsx`,
  ]),
});

export default {
  projects: [
    node('shared-domain'),
    node('delivery'),
    node('local'),
    node('checks'),
    node('bench'),
    browser('shared-ui', ['shared-ui']),
    browser('shell', ['shell']),
    {
      ...browser('mfe', ['mfe-*']),
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^@emotion/sheet$': '<rootDir>/checks/jest/emotion-sheet.cjs',
      },
    },
    {
      ...node('api'),
      globalSetup: '<rootDir>/api/test/global-setup.ts',
      globalTeardown: '<rootDir>/api/test/global-teardown.ts',
      // Without jest's sandbox, which would load the API's 1,900 modules again for each file.
      runner: '<rootDir>/checks/jest/api-runner.mjs',
      setupFilesAfterEnv: ['<rootDir>/api/test/guards.ts'],
      // Long waits and long files, which `npm run verify` takes.
      testPathIgnorePatterns: process.env.VERIFY ? [] : ['/faults/(database|slow-clients)', '/imports/large'],
    },
  ],
  coverageDirectory: 'coverage',
  // A guard against what hangs, not a measure: a busy machine with two cores must not fail a test that works, nor one
  // that starts processes while ten others run (seen: more than a minute).
  testTimeout: 180_000,
};
