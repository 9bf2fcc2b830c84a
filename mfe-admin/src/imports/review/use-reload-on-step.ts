import { useEffect, useRef } from 'react';

/**
 * Reloads a review's rows as the import proceeds: at each step, but one reload at a time, since a long file takes
 * longer to load than a batch to apply. A step during a reload is covered by the next one. In: what tells one step from
 * the next (null before the first), whether rows are loading, how to load them.
 */
export function useReloadOnStep(step: string | null, isReading: boolean, read: () => void): void {
  const seen = useRef<string | null>(null);
  const latest = useRef<string | null>(null);
  useEffect(() => {
    latest.current = step ?? latest.current;
    if (isReading || seen.current === latest.current) return;
    seen.current = latest.current;
    read();
  }, [step, isReading, read]);
}
