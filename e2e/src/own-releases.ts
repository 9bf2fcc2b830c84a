import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * `own-releases.ts FROM TO`: releases the current sources in FROM and copies it to TO. Journeys store candidates and move
 * pointers, which must not affect the developer's own releases. The database and the stand-ins' data beside TO are deleted,
 * because an aborted run leaves its prices, switches and orders there.
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
