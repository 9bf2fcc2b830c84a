import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Problem, Result } from 'shared-domain/client';
import type { ImportReview, ImportRow, ImportSummary, ImportTab, RowEdits } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import type { StaffClient } from 'shared-domain/staff-client';
import { useStaff, useToast } from '../../staff/index.ts';

/** Tabs whose rows are read: what is unchanged is counted, not listed. */
const READ: readonly ImportTab[] = ['new', 'updated', 'issues', 'ignored'];
const PAGE = 500;

export type Review = { summary: ImportSummary; rows: readonly ImportRow[] };

/** The name that a row's product would have. */
export const nameIn = ({ product, licence, sku }: ImportRow): string =>
  (product && displayName(product)) || licence?.companyName || sku;

export const isLeftOut = ({ edits }: ImportRow): boolean =>
  edits.skipThisTime === true || edits.shouldIgnore === true;

/** A new product that lacks only its brand (IMPORT-11). */
export const needsBrand = (row: ImportRow): boolean =>
  row.kind === 'new' && !isLeftOut(row) && !row.product?.hiddenCategory?.trim();

async function readAll(
  read: (query: {
    tab: ImportTab;
    limit: number;
    cursor?: string;
  }) => Promise<{ ok: true; data: ImportReview } | { ok: false; problem: Problem }>,
): Promise<{ review: Review } | { problem: Problem }> {
  const rows: ImportRow[] = [];
  let summary: ImportSummary | null = null;
  for (const tab of READ) {
    let cursor: string | undefined;
    do {
      const result = await read({ tab, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
      if (!result.ok) return { problem: result.problem };
      summary = result.data;
      rows.push(...result.data.rows);
      cursor = result.data.nextCursor;
    } while (cursor !== undefined);
  }
  return { review: { summary: summary as ImportSummary, rows } };
}

/** One row has its own call; many are edited alike with one. */
async function send(
  staff: StaffClient,
  id: string,
  rows: readonly ImportRow[],
  edits: RowEdits,
): Promise<Result<ImportRow[]>> {
  const [first] = rows;
  if (rows.length === 1 && first) {
    const one = await staff.editRow(id, first.sku, edits);
    return one.ok ? { ok: true, data: [one.data] } : one;
  }
  const many = await staff.editRows(id, { skus: rows.map(({ sku }) => sku), edits });
  return many.ok ? { ok: true, data: many.data.rows } : many;
}

/** The rows of one import's review and the edits of staff; each edit is stored at once, so that a reload loses nothing. */
export function useReview(id: string) {
  const staff = useStaff();
  const toast = useToast();
  const [review, setReview] = useState<Review | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  const [isReading, setReading] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another reading of the same review
  useEffect(() => {
    const controller = new AbortController();
    const way = { signal: controller.signal };
    setReading(true);
    void readAll((query) => staff.review(id, query, way)).then((read) => {
      if (controller.signal.aborted) return;
      setReading(false);
      if ('review' in read) setReview(read.review);
      else setProblem(read.problem);
    });
    return () => controller.abort();
  }, [staff, id, round]);

  const put = useCallback((rows: readonly ImportRow[]) => {
    const fresh = new Map(rows.map((row) => [row.sku, row]));
    setReview((held) => held && { ...held, rows: held.rows.map((row) => fresh.get(row.sku) ?? row) });
  }, []);

  const edit = useCallback(
    async (rows: readonly ImportRow[], edits: RowEdits) => {
      if (rows.length === 0) return;
      // What was ticked shows at once; the API's answer says what it means.
      put(rows.map((row) => ({ ...row, edits: { ...row.edits, ...edits } })));
      const result = await send(staff, id, rows, edits);
      if (result.ok) return put(result.data);
      put(rows);
      toast.failed(result.problem.title, result.problem.detail);
    },
    [staff, id, put, toast],
  );

  const reload = useCallback(() => {
    setProblem(null);
    setRound((held) => held + 1);
  }, []);
  const byTab = useMemo(() => {
    const of = (...kinds: ImportTab[]) => review?.rows.filter(({ kind }) => kinds.includes(kind)) ?? [];
    return { new: of('new'), updated: of('updated'), issues: of('issues', 'ignored') };
  }, [review]);
  return { review, problem, isReading, byTab, edit, reload };
}

export type ReviewTab = 'new' | 'updated' | 'issues';
export type EditRows = (rows: readonly ImportRow[], edits: RowEdits) => Promise<void>;
