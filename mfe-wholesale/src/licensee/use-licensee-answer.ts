import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Client, Result } from 'shared-domain/client';
import { environmentAtom, sessionAtom } from 'shared-domain/state';

/**
 * What the API answers this browser's licensee, null while loading, with functions to reload and replace it. Nothing is
 * asked without a licensee.
 * @param ask has the same identity at each render
 */
export function useLicenseeAnswer<Data>(ask: (client: Client) => Promise<Result<Data>>) {
  const { client } = useAtomValue(environmentAtom);
  const licence = useAtomValue(sessionAtom).licensee?.licenseNumber;
  const [answer, setAnswer] = useState<Result<Data> | null>(null);
  const load = useCallback(async () => {
    setAnswer(null);
    setAnswer(await ask(client));
  }, [client, ask]);
  useEffect(() => {
    if (licence !== undefined) void load();
  }, [licence, load]);
  return { answer, setAnswer, load: () => void load() };
}
