import type { Problem } from 'shared-domain/client';
import type { ImportRow } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { queryOf, type Wanted } from './use-review.ts';

const BATCH_SIZE = 500;

/** Passes a review's rows to `work` in batches until it returns false. Returns the problem if loading fails. */
export async function eachRows(
  staff: StaffClient,
  id: string,
  wanted: Wanted,
  work: (rows: readonly ImportRow[]) => boolean | Promise<boolean>,
): Promise<Problem | undefined> {
  let cursor: string | undefined;
  do {
    const query = { ...queryOf(wanted), limit: BATCH_SIZE, cursor };
    const page = await staff.call('readImport', { params: { id }, query });
    if (!page.ok) return page.problem;
    if (!(await work(page.data.rows))) return undefined;
    cursor = page.data.nextCursor;
  } while (cursor !== undefined);
  return undefined;
}
