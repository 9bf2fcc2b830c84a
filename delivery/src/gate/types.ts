import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { contractsFolder, sharedPackages } from '../bundling/index.ts';
import type { ReleaseRecord, ReleaseStorage } from '../releases/index.ts';
import { workspace as project } from '../workspace.ts';
import type { Finding, Meeting } from './finding.ts';
import { refusals } from './refusals.ts';

/** The sources of a remote: its name, and the folder that has its `src`. */
type Sources = { app: string; root: string };

/** A folder that no check has written to for this long, in milliseconds, is left from one that was killed. */
const LEFT_MS = 60 * 60 * 1000;

function removeLeftFolders(all: string): void {
  for (const name of existsSync(all) ? readdirSync(all) : []) {
    const folder = join(all, name);
    const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - written > LEFT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a check with a folder of its own in the workspace, where the compiler finds the types of React and other packages. */
async function inFolder<Result>(
  workspace: string,
  check: (folder: string) => Promise<Result>,
): Promise<Result> {
  const all = join(workspace, '.cache/publish-gate');
  // Earlier releases of the gate copied sources to `gate`.
  for (const each of [all, join(workspace, '.cache/gate')]) removeLeftFolders(each);
  mkdirSync(all, { recursive: true });
  const folder = mkdtempSync(join(all, 'types-'));
  try {
    return await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A check's folder, the releases' storage, and the workspace whose packages the compiler uses. */
type Surface = { folder: string; storage: ReleaseStorage; workspace: string };

/** Links a release's sources into a check's folder; early releases don't have them. */
async function contractsOf({ app, release }: ReleaseRecord, { folder, storage, workspace }: Surface) {
  const contracts = join(await storage.folderOf(app, release), contractsFolder);
  if (!existsSync(contracts)) return undefined;
  const place = join(mkdtempSync(join(folder, `${app}-`)), contractsFolder);
  for (const name of readdirSync(contracts)) {
    mkdirSync(join(place, name), { recursive: true });
    for (const part of readdirSync(join(contracts, name))) {
      symlinkSync(join(contracts, name, part), join(place, name, part));
    }
    // The packages installed only in its own folder.
    const packages = [workspace, project].map((root) => join(root, name, 'node_modules')).find(existsSync);
    if (packages) symlinkSync(packages, join(place, name, 'node_modules'));
  }
  return place;
}

/** The sources that remotes were built from. */
async function sourcesOf(remotes: ReleaseRecord[], surface: Surface): Promise<Sources[]> {
  const found = remotes.map(async (record) => {
    const place = await contractsOf(record, surface);
    return place ? [{ app: record.app, root: join(place, record.app) }] : [];
  });
  return (await Promise.all(found)).flat();
}

function writeProject(all: Sources[], contracts: string): string {
  const place = join(contracts, '..', all.map(({ app }) => app).join('+'));
  mkdirSync(place, { recursive: true });
  const paths = Object.fromEntries(
    sharedPackages.map((name) => [`${name}/*`, [join(contracts, name, 'src/*/index.ts')]]),
  );
  const checks = all.map(({ app, root }) => {
    const check = [
      `import type { RemoteModule } from 'shared-ui/remote';`,
      `import * as candidate from '${join(root, 'src/routes.tsx')}';`,
      'export default candidate satisfies RemoteModule;',
    ];
    const file = join(place, `${app}.candidate.ts`);
    writeFileSync(file, check.join('\n'));
    return file;
  });
  const compilerOptions = {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    paths,
    preserveSymlinks: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const config = {
    extends: join(project, 'tsconfig.base.json'),
    compilerOptions,
    files: [...checks, join(contracts, 'shared-ui/src/css-modules.d.ts')],
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config, null, 2));
  return place;
}

const compile = (place: string, workspace: string): Promise<string> =>
  new Promise((resolve) => {
    const compiler = join(workspace, 'node_modules/.bin/tsc');
    // Each further checker resolves the shared types again: four take twice the CPU of one, and longer on two cores.
    const options = ['-p', place, '--pretty', 'false', '--checkers', '1'];
    execFile(compiler, options, { cwd: workspace }, (_failure, output) => resolve(output));
  });

const isOfShell = (line: string): boolean =>
  sharedPackages.some((name) => line.includes(`${contractsFolder}/${name}/`));

/** The compiler's errors in the remotes' own files, a line each: `<file>: <words>`. */
async function typeErrors(
  all: Sources[],
  contracts: string | undefined,
  workspace: string,
): Promise<string[]> {
  if (!contracts || all.length === 0) return [];
  const output = await compile(writeProject(all, contracts), workspace);
  return output.split('\n').flatMap((line) => {
    const [, place = '', text] = /^(.*?)\(.*?error TS\d+: (.*)$/.exec(line) ?? [];
    if (!text || isOfShell(place)) return [];
    const file = place
      .replace(/^.*\/(.*)\.candidate\.ts$/, '$1/src/routes.tsx')
      .replace(/^.*\/contracts\//, '');
    return [`${file}: ${text}`];
  });
}

/**
 * Checks remotes' sources against a shell's types: a finding per compiler error, at most five. `before`: a shell
 * that the remotes run in; what fails with its types, too, is no fault of the other's.
 */
export async function typeFindings(
  remotes: ReleaseRecord[],
  { shell, shellName, judged, before }: Omit<Meeting, 'candidate'> & { before?: ReleaseRecord },
  storage: ReleaseStorage,
  workspace: string,
): Promise<Finding[]> {
  const unfit = await inFolder(workspace, async (folder) => {
    const surface = { folder, storage, workspace };
    const all = await sourcesOf(remotes, surface);
    const errorsIn = async (record: ReleaseRecord) =>
      typeErrors(all, await contractsOf(record, surface), workspace);
    const errors = await errorsIn(shell);
    const known = before && errors.length > 0 ? await errorsIn(before) : [];
    return errors.filter((error) => !known.includes(error));
  });
  return unfit.slice(0, 5).map((error) => {
    const [file = '', text = ''] = error.split(/: (.*)/);
    return { check: 'types', sentence: refusals.unfit(file, shellName, text, judged) };
  });
}
