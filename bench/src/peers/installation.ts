import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..', '..', 'peers');
const INSTALLED = join(import.meta.dirname, '..', '..', '..', '.cache', 'peers');

/** A peer's environment, without the Node and packages of ours that npm scripts put first in PATH. */
export const PEER_ENV: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
};

/** The pinned version of a package of a peer. */
export const versionOf = (peer: string, name: string): string =>
  JSON.parse(pins(SOURCES, peer)).dependencies[name];

/** Installs a peer outside our workspaces, unless these versions are there already; returns its folder. */
export function installed(peer: string): string {
  const folder = join(INSTALLED, peer);
  // npm writes this file last.
  const complete = existsSync(join(folder, 'node_modules', '.package-lock.json'));
  const current = complete && pins(INSTALLED, peer) === pins(SOURCES, peer);
  cpSync(join(SOURCES, peer), folder, { recursive: true });
  if (!current) {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      env: PEER_ENV,
      stdio: 'inherit',
    });
  }
  return folder;
}

const pins = (parent: string, peer: string): string =>
  readFileSync(join(parent, peer, 'package.json'), 'utf8');
