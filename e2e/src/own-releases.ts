import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * `own-releases.ts FROM TO`: releases what the present sources lack in FROM, and makes TO a copy of it. Journeys store
 * candidates and move pointers; what a developer runs and lists is not theirs to change. Database and stand-ins beside
 * TO begin anew: a run that failed half-way has left its prices, its switches and its orders there.
 */
const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('own-releases.ts needs the releases to copy and where to');

const workspace = path.join(import.meta.dirname, '..', '..');
const { status } = spawnSync(process.execPath, ['delivery/src/commands/ensure-releases.ts'], {
  cwd: workspace,
  env: { ...process.env, RELEASES_DIR: from },
  stdio: 'inherit',
});
if (status !== 0) throw new Error('the releases of the present sources could not be brought up to date');

for (const former of [to, ...['mongo', 'stand-ins'].map((name) => path.join(to, '..', name))]) {
  rmSync(former, { recursive: true, force: true });
}
cpSync(from, to, { recursive: true });
