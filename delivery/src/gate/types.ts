import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Application } from '../applications.ts';
import { contractsFolder, sharedPackages } from '../bundling/index.ts';
import type { ReleaseRecord } from '../releases/index.ts';
import type { Finding } from './finding.ts';

/** Copies the shell's contracts into the workspace, where the compiler finds the types of React and other packages. */
function contractsOf(shell: ReleaseRecord, folder: string, workspace: string): string | undefined {
  const contracts = join(folder, contractsFolder);
  if (!existsSync(contracts)) return undefined;
  const place = join(workspace, '.cache/gate', shell.release, contractsFolder);
  if (!existsSync(place)) cpSync(contracts, place, { recursive: true });
  return place;
}

function writeProject({ app, root }: Application, contracts: string, workspace: string): string {
  const place = join(contracts, '..', app);
  mkdirSync(place, { recursive: true });
  const paths = Object.fromEntries(
    sharedPackages.map((name) => [`${name}/*`, [join(contracts, name, 'src/*/index.ts')]]),
  );
  const check = [
    `import type { RemoteModule } from 'shared-ui/remote';`,
    `import * as candidate from '${join(root, 'src/routes.tsx')}';`,
    'export default candidate satisfies RemoteModule;',
  ];
  writeFileSync(join(place, 'candidate.ts'), check.join('\n'));
  const compilerOptions = {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    paths,
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const config = {
    extends: join(workspace, 'tsconfig.base.json'),
    compilerOptions,
    files: [join(place, 'candidate.ts'), join(contracts, 'shared-ui/src/css-modules.d.ts')],
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config, null, 2));
  return place;
}

const compile = (place: string, workspace: string): Promise<string> =>
  new Promise((resolve) => {
    const compiler = join(workspace, 'node_modules/.bin/tsc');
    execFile(compiler, ['-p', place, '--pretty', 'false'], { cwd: workspace }, (_failure, output) =>
      resolve(output),
    );
  });

/** One finding for each compiler error in the candidate's own files, at most five. */
export async function typeFindings(
  application: Application,
  shell: ReleaseRecord,
  folder: string,
  shellWords: string,
  workspace: string,
): Promise<Finding[]> {
  const contracts = contractsOf(shell, folder, workspace);
  if (!contracts) return [];
  const output = await compile(writeProject(application, contracts, workspace), workspace);
  const errors = output
    .split('\n')
    .filter((line) => /error TS\d+/.test(line) && !line.includes(contractsFolder));
  return errors.slice(0, 5).map((line) => {
    const [, place, words] = /^(.*?)\(.*?error TS\d+: (.*)$/.exec(line) ?? [undefined, application.app, line];
    const file = place?.endsWith('candidate.ts') ? `${application.app}/src/routes.tsx` : place;
    return { check: 'types', sentence: `${file} does not fit ${shellWords}: ${words}` };
  });
}
