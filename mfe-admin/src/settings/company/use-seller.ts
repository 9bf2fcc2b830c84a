import { useSetAtom } from 'jotai';
import type { Problem } from 'shared-domain/client';
import type { SellerNumbers } from 'shared-domain/company';
import { adoptSettingsAtom } from 'shared-domain/state';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';

/** The seller's numbers as the page lists them. */
export const NUMBERS = [
  { kind: 'licence', label: "Seller's licence" },
  { kind: 'gst', label: 'GST number' },
  { kind: 'pst', label: 'PST number' },
] as const;

/** Saves the seller's numbers, with Undo; someone else's change is never overwritten (PAPER-3). */
export function useSeller() {
  const toast = useToast();
  const offerUndo = useUndo();
  const adopt = useSetAtom(adoptSettingsAtom);
  const { send } = useChange('changeSeller', { topic: 'settings' });
  const put = async (seller: SellerNumbers, before: SellerNumbers): Promise<Problem | undefined> => {
    const result = await send({ body: { ...seller, before } });
    if (!result.ok) return result.problem;
    adopt(result.data);
    return undefined;
  };
  const save = async (seller: SellerNumbers, before: SellerNumbers) => {
    const problem = await put(seller, before);
    if (problem) return problem;
    const undo = async () => {
      const refused = await put(before, seller);
      if (refused) toast.failed('Not undone', refused.detail);
    };
    offerUndo({ title: 'Company numbers saved', undo });
    return undefined;
  };
  return { save };
}
