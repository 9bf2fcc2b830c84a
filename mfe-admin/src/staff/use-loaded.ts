import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem, Result } from 'shared-domain/client';

/** What a page knows of something that it reads: nothing yet, why not, or the thing itself. */
export type Loaded<Data> =
  | { state: 'loading'; data?: undefined; problem?: undefined }
  | { state: 'failed'; data?: undefined; problem: Problem }
  | { state: 'full'; data: Data; problem?: undefined };

export type Loader<Data> = Loaded<Data> & {
  /** True while something newer than what is shown is on its way. */
  refreshing: boolean;
  /** Reads again; what is shown stays until the answer is there. */
  reload: () => void;
  /** Puts a newer answer in place, e.g. what an edit came back with. */
  replace: (change: (data: Data) => Data) => void;
};

/**
 * Reads something and reads it anew whenever `load` is another function: keep it stable with useCallback. What was
 * shown stays while a newer answer is on its way (also after another filter), a late answer to an older question is
 * dropped, and a failure that follows a success leaves what is shown.
 */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Result<Data>>): Loader<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading' });
  const [refreshing, setRefreshing] = useState(true);
  const [round, setRound] = useState(0);
  const asked = useRef<unknown>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another reading of the same thing
  useEffect(() => {
    const controller = new AbortController();
    const isOther = asked.current !== load;
    asked.current = load;
    setRefreshing(true);
    void load(controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      setRefreshing(false);
      if (result.ok) setLoaded({ state: 'full', data: result.data });
      else setLoaded((held) => (held.state === 'full' && !isOther ? held : failed(result.problem)));
    });
    return () => controller.abort();
  }, [load, round]);

  const reload = useCallback(() => {
    setLoaded((held) => (held.state === 'failed' ? { state: 'loading' } : held));
    setRound((held) => held + 1);
  }, []);
  const replace = useCallback((change: (data: Data) => Data) => {
    setLoaded((held) => (held.state === 'full' ? { state: 'full', data: change(held.data) } : held));
  }, []);
  return { ...loaded, refreshing, reload, replace };
}

const failed = (problem: Problem): { state: 'failed'; problem: Problem } => ({ state: 'failed', problem });
