import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { type Client, createTypedCall, type Result } from 'shared-domain/client';
import type { StandingOrderRequest, StandingOrdersJson } from 'shared-domain/contracts';
import { standingOrderCalls } from 'shared-domain/licences';
import { environmentAtom, sessionAtom, showToastAtom } from 'shared-domain/state';

/** A licensee's calls about standing orders, through the page's client. */
export const standingOrderCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, standingOrderCalls);

/** The licensee's standing orders, null while loading, with functions to reload and save. */
export function useStandingOrders() {
  const { client } = useAtomValue(environmentAtom);
  const licence = useAtomValue(sessionAtom).licensee?.licenseNumber;
  const show = useSetAtom(showToastAtom);
  const [result, setResult] = useState<Result<StandingOrdersJson> | null>(null);
  const load = useCallback(async () => {
    setResult(null);
    setResult(await standingOrderCall(client)('standingOrders'));
  }, [client]);
  useEffect(() => {
    if (licence !== undefined) void load();
  }, [licence, load]);
  const save = async (id: string, body: StandingOrderRequest): Promise<boolean> => {
    const saved = await standingOrderCall(client)('saveStandingOrder', { params: { id }, body });
    if (saved.ok) setResult(saved);
    else show({ title: 'Not saved', description: saved.problem.detail, kind: 'error' });
    return saved.ok;
  };
  return { result, load: () => void load(), save, show };
}

export type SaveStandingOrder = ReturnType<typeof useStandingOrders>['save'];
