import { useState } from 'react';
import type { Source } from './list.tsx';

/** The source of a list whose rows are all here already, shown `step` at a time. */
export function useInSteps<Row>(rows: readonly Row[] | undefined, step: number): Source<Row> {
  const [shown, setShown] = useState(step);
  return {
    rows: rows?.slice(0, shown),
    total: rows?.length,
    hasMore: (rows?.length ?? 0) > shown,
    readMore: () => setShown(shown + step),
  };
}
