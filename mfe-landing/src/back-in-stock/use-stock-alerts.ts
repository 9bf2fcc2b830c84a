import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createTypedCall, type Problem } from 'shared-domain/client';
import type { StockAlertsJson } from 'shared-domain/contracts';
import { stockAlertCalls } from 'shared-domain/forms';
import { environmentAtom } from 'shared-domain/state';

/** The alerts of a mailed link's address, and the answers to them. The link's key is in the fragment. */
export function useStockAlerts() {
  const { client } = useAtomValue(environmentAtom);
  const key = useLocation().hash.slice(1);
  const [known, setKnown] = useState<StockAlertsJson | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const answer = useCallback(
    async (what: 'read' | 'confirm' | 'end') => {
      setBusy(true);
      const call = createTypedCall(client.raw, stockAlertCalls);
      const answered = await call('openStockAlerts', { body: { key: key || 'none', answer: what } });
      setBusy(false);
      setProblem(answered.ok ? null : answered.problem);
      if (answered.ok) setKnown(answered.data);
    },
    [client, key],
  );
  const retry = useCallback(() => {
    setProblem(null);
    void answer('read');
  }, [answer]);
  useEffect(() => {
    setKnown(null);
    retry();
  }, [retry]);
  return { known, problem, busy, answer, retry };
}
