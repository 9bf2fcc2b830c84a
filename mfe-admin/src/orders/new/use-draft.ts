import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { environmentAtom } from 'shared-domain/state';
import { useAddressQuery } from '../../frame/address/index.ts';
import { useSaved } from '../../frame/session/index.ts';
import { EMPTY_DRAFT, type OrderDraft, readDraft } from './draft.ts';

/** The draft, stored on this device after each change. An account in the address starts a new one. */
export function useDraft() {
  const { query } = useAddressQuery();
  const { now } = useAtomValue(environmentAtom);
  const { found, save } = useSaved('new order', readDraft);
  const asked = query.get('account');
  const [draft, setDraft] = useState<OrderDraft>(() =>
    asked !== null && asked !== found?.account ? { ...EMPTY_DRAFT, account: asked } : (found ?? EMPTY_DRAFT),
  );
  const change = (part: Partial<OrderDraft>) =>
    setDraft((before) => ({ ...before, ...part, savedAt: now().toISOString() }));
  useEffect(() => save(draft.savedAt ? draft : null), [save, draft]);
  return { draft, change, discard: () => setDraft(EMPTY_DRAFT) };
}
