import type { RunsJson, runsPrinted } from 'shared-domain/contracts';
import { type RunDay, withPrint } from 'shared-domain/runs';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { changeRunDay } from './change.ts';
import { presentRuns } from './present.ts';

/** Records when and by whom runs' documents were printed (RUN-10). */
export async function markPrinted(
  deps: Deps,
  { email }: Staff,
  { day, runs }: z.output<typeof runsPrinted>,
): Promise<RunsJson> {
  const printed = { at: deps.clock().toISOString(), by: email };
  const changed = await changeRunDay(
    deps,
    day,
    (before) => {
      let after: RunDay = before;
      for (const id of runs) {
        const next = withPrint(after, id, printed);
        if (typeof next === 'string') return next;
        after = next;
      }
      return { ...after, version: before.version + 1 };
    },
    () => ({ who: email, change: { action: 'run.print', subject: runs[0] ?? day, after: { runs } } }),
  );
  return presentRuns(changed);
}
