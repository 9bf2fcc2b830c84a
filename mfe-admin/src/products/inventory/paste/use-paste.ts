import { useCallback, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useNow, useToast } from '../../../data/calls/index.ts';
import type { ProductEditing } from '../../../kit/product/index.ts';
import type { ColumnId } from '../table/columns.ts';
import { type Pasted, paste, takesPaste } from './spreadsheet.ts';

/** Pasted cells, until they are saved or discarded. */
export function usePaste(save: ProductEditing) {
  const toast = useToast();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const at = useNow();
  const [busy, setBusy] = useState(false);
  const take = useCallback(
    (text: string, from: readonly ProductJson[], columns: readonly ColumnId[]) => {
      if (!columns[0] || !takesPaste(columns[0])) {
        toast.failed(
          'Choose a cell that can be typed in first',
          'Pasted cells go down and right from there.',
        );
        return;
      }
      const found = paste(text, from, columns, at);
      setPasted(found.rows.length > 0 ? found : null);
    },
    [toast, at],
  );
  const discard = useCallback(() => setPasted(null), []);
  const keep = async (text: string) => {
    if (!pasted || busy) return;
    setBusy(true);
    const wanted = pasted.rows.filter(({ change }) => Object.keys(change).length > 0);
    const isSaved = await save(wanted, text);
    setBusy(false);
    if (isSaved) setPasted(null);
  };
  return { pasted, busy, take, discard, keep };
}
