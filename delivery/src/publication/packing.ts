import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Application } from '../applications.ts';
import type { Build } from '../bundling/build.ts';
import { isPrivate, serverFolder } from '../bundling/private-folders.ts';
import { integrityOfContent } from '../integrity.ts';
import type { Provenance, ReleasedFile, ReleaseRecord } from '../releases/index.ts';

const compressed = /\.(br|gz)$/;

function describeFile(folder: string, path: string): ReleasedFile {
  const file = join(folder, path);
  const content = readFileSync(file);
  const small = `${file}.br`;
  const brotli = existsSync(small) ? statSync(small).size : undefined;
  return { path, bytes: content.length, brotli, integrity: integrityOfContent(content) };
}

function filesWhere(folder: string, isWanted: (path: string) => boolean): ReleasedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !compressed.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isWanted)
    .sort()
    .map((path) => describeFile(folder, path));
}

/** Every file of a folder that a browser may ask for, in order. */
export const filesOf = (folder: string): ReleasedFile[] => filesWhere(folder, (path) => !isPrivate(path));

/** Every file of a folder that the gateway runs. */
export const serverFilesOf = (folder: string): ReleasedFile[] =>
  filesWhere(folder, (path) => path.startsWith(`${serverFolder}/`));

/** Runs git; returns '' if there is no repository (a build from an archive). */
function git(workspace: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: workspace,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Who makes the release: `RELEASED_BY` (set by pipelines), git's user name, or the operating system's. */
export const authorIn = (workspace: string): string =>
  process.env.RELEASED_BY || git(workspace, 'config', 'user.name') || process.env.USER || 'unknown';

/** Where a release is built: the run of the pipeline (`RELEASE_PIPELINE`, or GitHub's own variables) and the lock file. */
function provenanceIn(workspace: string, environment: NodeJS.ProcessEnv): Provenance {
  const { RELEASE_PIPELINE, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = environment;
  const run = GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const lockFile = integrityOfContent(readFileSync(join(workspace, 'package-lock.json')));
  return { pipeline: RELEASE_PIPELINE || run || undefined, lockFile };
}

/** A build's record. Its name is derived from its content: the same content is the same release, no matter who builds it. */
export function recordOf(
  application: Application,
  build: Build,
  sources: string,
  workspace: string,
): ReleaseRecord {
  const { app, version, remote, host } = application;
  const files = filesOf(build.folder);
  const content = JSON.stringify({ sources, remote, host, files });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return {
    app,
    version,
    release: `${version}+${hash}`,
    sources,
    commit: git(workspace, 'rev-parse', 'HEAD'),
    dirty: git(workspace, 'status', '--porcelain', '--', app) !== '',
    author: authorIn(workspace),
    builtAt: new Date().toISOString(),
    buildSeconds: Math.round(build.seconds * 10) / 10,
    remote,
    host,
    bundle: build.description,
    files,
    server: serverFilesOf(build.folder),
    provenance: provenanceIn(workspace, process.env),
  };
}
