import { useEffect, useState } from 'react';

/** True once `milliseconds` have passed since `running` became true; false again as soon as it isn't. */
export function useAfter(milliseconds: number, running: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [milliseconds, running]);
  return running && passed;
}
