import type { Problem } from 'shared-domain/client';
import type {
  ImportRow,
  ImportSummary,
  ImportTab,
  ImportTotals,
  ReviewFilter,
} from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { useCall, usePages } from '../../../data/calls/index.ts';

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

/** Page size, so that a long file opens as fast as a short one. */
export const PAGE = 100;

export type ReviewTab = 'new' | 'updated' | 'issues';

/** Unchanged rows are counted, not listed. */
const KINDS: Readonly<Record<ReviewTab, readonly ImportTab[]>> = {
  new: ['new'],
  updated: ['updated'],
  issues: ['issues', 'ignored'],
};

/** The rows of a tab, filtered or all. */
export type Wanted = { tab: ReviewTab; only?: ReviewFilter | undefined };

export const queryOf = ({ tab, only }: Wanted) => ({ tab: KINDS[tab], only });

/** How many rows each tab has. */
export const countsOf = ({ counts }: ImportSummary): Readonly<Record<ReviewTab, number>> => ({
  new: counts.new,
  updated: counts.updated,
  issues: counts.issues + counts.ignored,
});

/** An import's review without its rows: summary and totals. */
export function useReview(id: string) {
  const { data: summary, problem, refetch } = useCall('readImport', { params: { id }, query: { limit: 1 } });
  const { data: totals } = useCall('importTotals', { params: { id } });
  return { summary, totals, problem, refetch };
}

/** The loaded rows of a tab. */
export interface RowList {
  /** Undefined while the first are loading. */
  rows: readonly ImportRow[] | undefined;
  total: number;
  hasMore: boolean;
  isFetching: boolean;
  readMore: () => void;
  refetch: () => void;
}

/** Reads the rows of a tab page by page. */
export function useRows(
  id: string,
  wanted: Wanted,
  review: { summary: ImportSummary; totals: ImportTotals | undefined },
): RowList {
  const query = { ...queryOf(wanted), limit: PAGE };
  const { data, hasMore, isFetching, readMore, refetch } = usePages('readImport', { params: { id }, query });
  const total = wanted.only ? review.totals?.[wanted.only] : countsOf(review.summary)[wanted.tab];
  return {
    rows: data?.pages.flatMap(({ rows }) => rows),
    total: total ?? 0,
    hasMore,
    isFetching,
    readMore: () => void readMore(),
    refetch,
  };
}
