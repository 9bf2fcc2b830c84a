import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createTypedCall, type Problem } from 'shared-domain/client';
import type { BillsJson } from 'shared-domain/contracts';
import { billCalls } from 'shared-domain/forms';
import { environmentAtom } from 'shared-domain/state';

/** Session-storage key of the link's token while the payer is at the payment service. */
const TOKEN_KEY = 'billsToken';
/** Poll intervals in milliseconds; the webhook usually arrives before the payer. */
const POLL_MS = [500, 1_000, 2_000, 3_000] as const;
const LAST_POLL_MS = 5_000;
/** Polls after which the page says that it takes longer than usual. */
const SLOW_AFTER_POLLS = 8;

type Heard = { known: BillsJson | null; problem: Problem | null; polls: number };
const NOTHING: Heard = { known: null, problem: null, polls: 0 };

/**
 * What the account of a mailed link owes. The token is in the fragment; who returns from the payment service, which isn't told the
 * token, has it in this tab.
 */
export function useBills() {
  const { client, sessionStorage, schedule } = useAtomValue(environmentAtom);
  const { hash, search } = useLocation();
  const token = hash.slice(1) || sessionStorage.read(TOKEN_KEY) || 'none';
  const session = new URLSearchParams(search).get('session');
  const [heard, setHeard] = useState(NOTHING);
  const call = useCallback(
    () =>
      createTypedCall(client.raw, billCalls)('openBills', {
        body: { token, ...(session ? { session } : {}) },
      }),
    [client, token, session],
  );
  const read = useCallback(async () => {
    const answered = await call();
    setHeard(({ known, polls }) =>
      answered.ok
        ? { known: answered.data, problem: null, polls: polls + 1 }
        : { known, problem: answered.problem, polls: polls + 1 },
    );
  }, [call]);
  useEffect(() => void read(), [read]);
  const isAwaited = session !== null && heard.known !== null && heard.known.paid === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    return schedule(() => void read(), POLL_MS[heard.polls - 1] ?? LAST_POLL_MS);
  }, [isAwaited, heard.polls, read, schedule]);
  return {
    ...heard,
    ...{ token, isAwaited, isSlow: heard.polls > SLOW_AFTER_POLLS, read },
    wasCancelled: new URLSearchParams(search).has('cancelled'),
    keepToken: () => sessionStorage.write(TOKEN_KEY, token),
  };
}
