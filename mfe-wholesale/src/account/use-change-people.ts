import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Result } from 'shared-domain/client';
import type { AccountPeopleJson } from 'shared-domain/contracts';
import { environmentAtom, showToastAtom } from 'shared-domain/state';
import { accountCall } from './account-call.ts';

type People = Result<AccountPeopleJson>;
type Call = ReturnType<typeof accountCall>;

/** Sends a change of the account's people, one at a time, and says how it went. Returns whether it was made. */
export function useChangePeople(onChanged: (people: People) => void) {
  const { client } = useAtomValue(environmentAtom);
  const show = useSetAtom(showToastAtom);
  const [busy, setBusy] = useState(false);
  const change = async (title: string, send: (call: Call) => Promise<People>): Promise<boolean> => {
    setBusy(true);
    const changed = await send(accountCall(client));
    setBusy(false);
    if (changed.ok) onChanged(changed);
    show({
      ...{ kind: changed.ok ? 'success' : 'error', key: 'people', title: changed.ok ? title : 'Not changed' },
      ...(changed.ok ? {} : { description: changed.problem.detail }),
    });
    return changed.ok;
  };
  return { busy, change };
}
