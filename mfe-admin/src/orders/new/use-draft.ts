import { useEffect, useRef, useState } from 'react';
import { useForm, useFormValue } from 'shared-ui/fields';
import { useAddressQuery } from '../../frame/address/index.ts';
import { useSaved } from '../../frame/session/index.ts';
import { EMPTY_DRAFT, type OrderDraft, readDraft } from './draft.ts';

const EMPTY = JSON.stringify(EMPTY_DRAFT);

/** The order's form, stored on this device after each change. An account in the address starts a new one. */
export function useDraft<Request>(use: Omit<Parameters<typeof useForm<OrderDraft, Request>>[0], 'initial'>) {
  const { query } = useAddressQuery();
  const { found, save } = useSaved('new order', readDraft);
  const asked = query.get('account');
  const isOther = asked !== null && asked !== found?.typed.account;
  const initial = isOther ? { ...EMPTY_DRAFT, account: asked } : (found?.typed ?? EMPTY_DRAFT);
  const form = useForm({ ...use, initial });
  const typed = useFormValue({ control: form.control }) as OrderDraft;
  const [savedAt, setSavedAt] = useState(isOther ? undefined : found?.at);
  const text = JSON.stringify(typed);
  const stored = useRef(text);
  useEffect(() => {
    if (stored.current === text) return;
    stored.current = text;
    const at = save(text === EMPTY ? null : JSON.parse(text));
    setSavedAt(text === EMPTY ? undefined : at);
  }, [text, save]);
  return {
    ...{ form, typed, savedAt },
    change: (part: Partial<OrderDraft>) => {
      for (const [name, value] of Object.entries(part)) form.set(name as keyof OrderDraft, value as never);
    },
    discard: () => form.reset(EMPTY_DRAFT),
  };
}
