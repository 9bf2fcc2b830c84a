import { useEffect, useRef } from 'react';

/**
 * Reads a review's rows again as work on them goes on: at each step, but one reading at a time, since a long file takes
 * longer to read than a batch to apply. Whatever came during a reading is seen by the one after it.
 * In: what tells one step from the next (null before the first), whether rows are being read, how to read them.
 */
export function useRereading(step: string | null, isReading: boolean, read: () => void): void {
  const seen = useRef<string | null>(null);
  const latest = useRef<string | null>(null);
  useEffect(() => {
    latest.current = step ?? latest.current;
    if (isReading || seen.current === latest.current) return;
    seen.current = latest.current;
    read();
  }, [step, isReading, read]);
}
