import type { Problem } from 'shared-domain/client';
import type { ImportRow } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { queryOf, type Wanted } from './use-review.ts';

/** Rows that are read and worked on together. */
const AT_ONCE = 500;

/**
 * Goes through all rows of a review that are wanted, some at a time, until `work` answers false. Answers the problem
 * where they could not be read.
 */
export async function eachRows(
  staff: StaffClient,
  id: string,
  wanted: Wanted,
  work: (rows: readonly ImportRow[]) => boolean | Promise<boolean>,
): Promise<Problem | undefined> {
  let cursor: string | undefined;
  do {
    const query = { ...queryOf(wanted), limit: AT_ONCE, cursor };
    const page = await staff.call('readImport', { params: { id }, query });
    if (!page.ok) return page.problem;
    if (!(await work(page.data.rows))) return undefined;
    cursor = page.data.nextCursor;
  } while (cursor !== undefined);
  return undefined;
}
