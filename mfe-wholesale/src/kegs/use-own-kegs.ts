import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Result } from 'shared-domain/client';
import { type Client, createTypedCall } from 'shared-domain/client';
import type { LicenseeKegsJson } from 'shared-domain/contracts';
import { kegCalls } from 'shared-domain/licences';
import { environmentAtom, sessionAtom } from 'shared-domain/state';

/** A licensee's calls about kegs, through the page's client. */
const kegCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, kegCalls);

/** The licensee's kegs, null while loading, and a function to reload them. */
export function useOwnKegs(): { kegs: Result<LicenseeKegsJson> | null; load: () => void } {
  const { client } = useAtomValue(environmentAtom);
  const { licensee } = useAtomValue(sessionAtom);
  const [kegs, setKegs] = useState<Result<LicenseeKegsJson> | null>(null);
  const licence = licensee?.licenseNumber;
  const load = useCallback(async () => {
    setKegs(null);
    setKegs(await kegCall(client)('licenseeKegs'));
  }, [client]);
  useEffect(() => {
    if (licence !== undefined) void load();
  }, [licence, load]);
  return { kegs, load: () => void load() };
}
