import type { Problem } from 'shared-domain/client';
import type { ImportRow } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { queryOf, type Wanted } from './use-review.ts';

/** Rows read and processed together. */
const BATCH_SIZE = 500;

/**
 * Goes through all wanted rows of a review, in batches, until `work` returns false. Returns the problem if they could
 * not be loaded.
 */
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
