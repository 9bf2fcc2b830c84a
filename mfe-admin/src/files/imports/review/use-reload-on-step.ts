import { useEffect, useRef } from 'react';

/**
 * Reloads a review's rows at each step of the import, one reload at a time, because a long file takes longer to load than
 * a batch to apply. `step` changes with each step and is null before the first.
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
