import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createTypedCall, type Problem } from 'shared-domain/client';
import type { SupplierPageJson } from 'shared-domain/contracts';
import { supplierPageCalls } from 'shared-domain/forms';
import { environmentAtom } from 'shared-domain/state';

type Heard = { data?: SupplierPageJson; problem?: Problem };

/** Reads the supplier's page of a link. The link's token is in the fragment. */
export function useSupplierPage() {
  const { client } = useAtomValue(environmentAtom);
  const token = useLocation().hash.slice(1);
  const [heard, setHeard] = useState<Heard>({});
  const read = useCallback(async () => {
    setHeard({});
    const call = createTypedCall(client.raw, supplierPageCalls);
    const answered = await call('openSupplierPage', { body: { token: token || 'none' } });
    setHeard(answered.ok ? { data: answered.data } : { problem: answered.problem });
  }, [client, token]);
  useEffect(() => void read(), [read]);
  return { ...heard, read };
}
