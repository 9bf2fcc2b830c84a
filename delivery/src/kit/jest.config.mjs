import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import workspace from '../../../jest.config.mjs';

const kit = join(import.meta.dirname, '../../..');
const { displayName, ...pages } = workspace.projects.find((project) => project.displayName === 'shared-ui');
const { transformIgnorePatterns, moduleNameMapper, ...config } = JSON.parse(
  JSON.stringify(pages).replaceAll('<rootDir>/checks', join(kit, 'checks')),
);

const { paths } = JSON.parse(readFileSync(join(kit, 'tsconfig.json'), 'utf8')).compilerOptions;
const shared = Object.entries(paths)
  // The first that fits counts, so those with a pattern come last.
  .sort(([one], [other]) => Number(one.endsWith('*')) - Number(other.endsWith('*')))
  .map(([path, [file]]) => [`^${path.replace('*', '([^/]+)')}$`, join(kit, file.replace('*', '$1'))]);

/** A remote's tests as in the shop's own project, with the shared packages of the kit. */
export default {
  ...config,
  rootDir: process.env.REMOTE_WORKSPACE,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@cbo/remote-kit|'),
  ),
  moduleNameMapper: { ...moduleNameMapper, ...Object.fromEntries(shared) },
  testTimeout: workspace.testTimeout,
};
