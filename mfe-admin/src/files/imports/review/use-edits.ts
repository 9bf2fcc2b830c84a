import { useCallback } from 'react';
import type { ImportRow, RowEdits } from 'shared-domain/contracts';
import { type CachePatch, useCache, useChange, useStaff, useToast } from '../../../data/calls/index.ts';
import { eachRows, type Wanted } from './use-review.ts';

function withRows(rows: readonly ImportRow[]): CachePatch {
  const fresh = new Map(rows.map((row) => [row.sku, row]));
  return { readImport: (page) => ({ ...page, rows: page.rows.map((row) => fresh.get(row.sku) ?? row) }) };
}

/** Optimistic: a tick shows before the API has answered. */
function edited(skus: readonly string[], edits: RowEdits): CachePatch {
  const known = new Set(skus);
  return {
    readImport: (page) => ({
      ...page,
      rows: page.rows.map((row) =>
        known.has(row.sku) ? { ...row, edits: { ...row.edits, ...edits } } : row,
      ),
    }),
  };
}

export interface ReviewEdits {
  editRow: (row: ImportRow, edits: RowEdits) => void;
  /** The same edits for all wanted rows, including those not loaded yet. */
  editAll: (wanted: Wanted, edits: RowEdits) => void;
}

/** Staff's edits in a review. Each is stored at once, so that a reload loses nothing. */
export function useEdits(id: string): ReviewEdits {
  const staff = useStaff();
  const toast = useToast();
  const cache = useCache();
  const { send: sendOne } = useChange('editImportRow', {
    optimistic: ({ params, body }) => edited([params.sku], body),
    answered: (row) => withRows([row]),
    topic: 'review',
  });
  const { send: sendMany } = useChange('editImportRows', {
    optimistic: ({ body }) => edited(body.skus, body.edits),
    answered: ({ rows }) => withRows(rows),
  });
  const editRow = useCallback(
    async ({ sku }: ImportRow, edits: RowEdits) => {
      const result = await sendOne({ params: { id, sku }, body: edits });
      if (!result.ok) toast.failed(result.problem.title, result.problem.detail);
      // The row is now in another tab, or part of another row.
      else if (edits.isTwin || edits.isSeparate) void cache.outdate('review');
    },
    [sendOne, id, toast, cache],
  );
  const editAll = useCallback(
    async (wanted: Wanted, edits: RowEdits) => {
      const editSome = async (rows: readonly ImportRow[]): Promise<boolean> => {
        if (rows.length === 0) return true;
        const result = await sendMany({ params: { id }, body: { skus: rows.map(({ sku }) => sku), edits } });
        if (!result.ok) toast.failed(result.problem.title, result.problem.detail);
        return result.ok;
      };
      const problem = await eachRows(staff, id, wanted, editSome);
      if (problem) toast.failed(problem.title, problem.detail);
      void cache.outdate('review');
    },
    [staff, sendMany, id, toast, cache],
  );
  return {
    editRow: (row, edits) => void editRow(row, edits),
    editAll: (wanted, edits) => void editAll(wanted, edits),
  };
}
