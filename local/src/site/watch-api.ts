import { watch } from 'node:fs';
import path from 'node:path';
import type { Site } from './start-site.ts';
import { WORKSPACE } from './workspace.ts';

/** An editor writes several files at once: they count as one change, in milliseconds. */
const TOGETHER_MS = 200;

/**
 * Restarts the API whenever its code or the rule book's changes. It finishes its open requests beside the new process, which
 * its supervisor starts.
 */
export function watchApi(site: Pick<Site, 'pidOf'>, signal: AbortSignal): void {
  let due: NodeJS.Timeout | undefined;
  const restart = () => {
    const pid = site.pidOf('api');
    if (pid && !signal.aborted) process.kill(pid, 'SIGTERM');
  };
  for (const folder of ['api/src', 'shared-domain/src']) {
    watch(path.join(WORKSPACE, folder), { recursive: true, signal }, () => {
      clearTimeout(due);
      due = setTimeout(restart, TOGETHER_MS);
    });
  }
}
