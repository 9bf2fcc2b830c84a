import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPackages } from '../bundling/contracts.ts';

type Versions = Record<string, string>;
type PackageFile = {
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  exports?: Record<string, string>;
};

/** The parts of this project in the kit, at the same paths. */
const parts = [
  'delivery/src',
  'shared-domain/package.json',
  'shared-domain/src',
  'shared-domain/testing',
  'shared-ui/package.json',
  'shared-ui/src',
  'checks/jest',
  'jest.config.mjs',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  '.github/workflows/front-end.yml',
];

/** Packages of the whole project that a remote is built and tested with. */
const shared =
  /^(@module-federation|@swc|@testing-library|swc-|css-|mini-css-|minimizer-|jest$|jest-environment|typescript$|webpack$|@types\/(jest|node|react))/;

const isPart = (path: string): boolean =>
  !/\.test\.tsx?$/.test(path) && !path.endsWith('delivery/src/testing');

const packageOf = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The kit's package.json: each dependency in the version that this project has. */
export function kitPackage(workspace: string) {
  const { version, devDependencies = {} } = packageOf(workspace);
  const delivery = packageOf(join(workspace, 'delivery'));
  const dependencies = {
    ...Object.fromEntries(Object.entries(devDependencies).filter(([name]) => shared.test(name))),
    'axe-core': packageOf(join(workspace, 'node_modules/axe-core')).version,
    'react-refresh': delivery.devDependencies?.['react-refresh'] ?? '',
    ...delivery.dependencies,
    ...packageOf(join(workspace, 'shared-domain')).dependencies,
    ...packageOf(join(workspace, 'shared-ui')).dependencies,
  };
  return {
    name: '@cbo/remote-kit',
    version,
    description: 'Builds, tests, checks and ships a micro-frontend of the shop from a repository of its own',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=24' },
    bin: { 'remote-kit': 'delivery/src/kit/remote-kit.js' },
    dependencies,
  };
}

/** Compiler settings of a remote with the kit's shared packages, whose subpaths are mapped as exported. */
function settingsIn(workspace: string) {
  const paths = sharedPackages.flatMap((name) =>
    Object.entries(packageOf(join(workspace, name)).exports ?? {}).map(([subpath, file]) => [
      join(name, subpath),
      [`./${join(name, file)}`],
    ]),
  );
  return {
    extends: './tsconfig.browser.json',
    compilerOptions: { paths: Object.fromEntries(paths) },
    files: ['./shared-ui/src/css-modules.d.ts'],
  };
}

/** Writes the kit into a folder for `npm pack`, replacing its content. */
export function writeKit(workspace: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) {
    cpSync(join(workspace, part), join(folder, part), { recursive: true, filter: isPart });
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(kitPackage(workspace), null, 2));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settingsIn(workspace), null, 2));
}
