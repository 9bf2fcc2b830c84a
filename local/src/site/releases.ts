import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ENDS_WITH_PARENT } from '../processes/spawn-child.ts';
import { StartProblem } from '../processes/start-problem.ts';
import { WORKSPACE } from './workspace.ts';

const COMMAND = path.join(WORKSPACE, 'delivery/src/commands/ensure-releases.ts');

// Longer than it takes to look up six existing releases.
const SILENCE_MS = 2_500;

/**
 * Builds and releases each front end whose sources have no release yet; `report` gets a line for each.
 * @throws StartProblem with the build's output if one fails, or if `signal` is aborted.
 */
export async function ensureReleases(
  releasesDir: string,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  mkdirSync(releasesDir, { recursive: true });
  const child = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, COMMAND], {
    cwd: WORKSPACE,
    env: { ...process.env, RELEASES_DIR: releasesDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
    signal,
  });
  const complaints: string[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => report(`       ${line}`));
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  const building = setTimeout(
    report,
    SILENCE_MS,
    '       front ends are being built; the first time this takes a minute or two',
  );
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => complaints.push(error.message));
    child.once('close', resolve);
  });
  clearTimeout(building);
  if (signal.aborted) throw new StartProblem('The start was stopped.');
  if (code !== 0) throw new StartProblem(`A front end could not be built.\n${complaints.join('\n')}`);
}
