import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, changedPlan } from './changed.ts';

const commandOf = (files: string[], name: string) =>
  changedPlan(files)
    .steps.flat()
    .find((step) => step.name === name)?.command ?? [];

test('a change in one front end asks for its types and related tests alone, and names the journeys that it leaves out', () => {
  const files = ['mfe-dtc/src/cart/checkout.tsx'];
  expect(commandOf(files, 'types')).toEqual(['node', 'checks/src/types.ts', 'mfe-dtc']);
  expect(commandOf(files, 'tests')).toEqual(expect.arrayContaining(['--findRelatedTests', ...files]));
  expect(commandOf(files, 'tests')).toContain('checks/src/addresses.test.ts');
  expect(commandOf(['api/src/orders/placing/place.ts'], 'tests')).not.toContain(
    'checks/src/addresses.test.ts',
  );
  expect(changedPlan(files).leftOut).toEqual([
    'journeys: npm run journeys -- retail',
    'all that a release needs: npm test',
  ]);
});

test('a change of what others stand on asks for the types of all', () => {
  expect(commandOf(['mfe-dtc/src/routes.tsx', 'shared-ui/src/button/button.tsx'], 'types')).toEqual([
    'node',
    'checks/src/types.ts',
  ]);
  expect(commandOf(['mfe-dtc/src/routes.tsx', 'tsconfig.base.json'], 'types')).toEqual([
    'node',
    'checks/src/types.ts',
  ]);
});

test('where nothing is left of a change, as after a deletion, no tests are asked for: Jest refuses to run with no file', () => {
  const names = changedPlan([])
    .steps.flat()
    .map(({ name }) => name);
  expect(names).toContain('types');
  expect(names).not.toContain('tests');
});

test('a journey that was changed is named itself; the gallery and the gate are no journeys', () => {
  const spec = 'e2e/src/journeys/purchases.spec.ts';
  expect(changedPlan([spec, 'e2e/src/gallery/gallery.spec.ts']).leftOut).toEqual([
    `journeys: npm run journeys -- ${spec}`,
    'all that a release needs: npm test',
  ]);
});

test('changed are files that were committed since main, edited or added; what was deleted is gone', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nora', '-c', 'user.email=nora@cbo.example', ...args], {
      cwd: root,
    });
  const write = (name: string) => writeFileSync(join(root, name), `${name} ${Math.random()}`);
  git('init', '--quiet', '--initial-branch', 'main');
  for (const name of ['same.ts', 'edited.ts', 'deleted.ts']) write(name);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('switch', '--quiet', '--create', 'work');
  write('committed.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Go on');
  write('edited.ts');
  write('added.ts');
  rmSync(join(root, 'deleted.ts'));
  expect(changedFiles(root)).toEqual(['added.ts', 'committed.ts', 'edited.ts']);
  rmSync(root, { recursive: true });
});
