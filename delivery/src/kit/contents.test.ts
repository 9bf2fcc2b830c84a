import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/releases.ts';
import { workspace } from '../workspace.ts';
import { kitPackage, writeKit } from './contents.ts';

const specifiers = /(?:from|import|resolve\()\s*'((?:@[\w-]+\/)?[\w-]+)[^'\s]*'/g;

// RELEASE-25
test('The kit has no tests, and lists every package that its sources import, in this project’s version', () => {
  const kit = temporaryFolder();
  writeKit(workspace, kit);
  const sources = ['delivery', 'shared-domain', 'shared-ui'].flatMap((folder) =>
    readdirSync(join(kit, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|js)$/.test(path))
      .map((path) => join(kit, folder, path)),
  );
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(specifiers)].map(([, name = '']) => name),
  );
  const given = ['node', 'shared-domain', 'shared-ui', ...builtinModules];
  const { dependencies, version } = kitPackage(workspace);
  const listed = Object.keys(dependencies);
  expect([...new Set(imported)].filter((name) => ![...given, ...listed].includes(name))).toEqual([]);
  expect(sources.filter((file) => /\.test\./.test(file))).toEqual([]);
  expect(dependencies).toMatchObject({ react: expect.stringMatching(/^\d/), webpack: expect.any(String) });
  expect(version).toMatch(/^\d/);
  expect(existsSync(join(kit, 'delivery/src/kit/remote-kit.js'))).toBe(true);
});
