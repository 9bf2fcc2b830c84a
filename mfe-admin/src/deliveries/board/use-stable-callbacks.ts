import { useMemo, useRef } from 'react';

/** Functions that keep their identity and call the latest version. */
export function useStableCallbacks<Use extends object>(use: Use): Use {
  const latest = useRef(use);
  latest.current = use;
  return useMemo(() => {
    const steady =
      (name: string) =>
      (...given: unknown[]) =>
        (latest.current as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given);
    return Object.fromEntries(Object.keys(latest.current).map((name) => [name, steady(name)])) as Use;
  }, []);
}
