import type { KegAccountJson, KegBooking } from 'shared-domain/contracts';
import { kegsText } from 'shared-domain/kegs';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';

type Account = Pick<KegAccountJson, 'id' | 'name'>;

const DONE = { back: 'back', lost: 'written off', corrected: 'corrected' } as const;

/** Books an account's kegs, with Undo, and reverses ledger entries (KEGS-5). */
export function useBooking({ id: account, name }: Account) {
  const toast = useToast();
  const offerUndo = useUndo();
  const booking = useChange('bookKegs', { topic: 'kegs' });
  const undoing = useChange('undoKegEntry', { topic: 'kegs' });
  const undo = async (entry: string) => {
    const result = await undoing.send({ params: { account, entry } });
    if (!result.ok) toast.failed('It could not be undone', result.problem.detail);
  };
  /** Resolves to the reason for a refusal, or undefined. */
  const book = async (wanted: KegBooking): Promise<string | undefined> => {
    const result = await booking.send({ params: { account }, body: wanted });
    if (!result.ok) return result.problem.detail;
    const title = `${kegsText(wanted.kegs)} ${DONE[wanted.kind]}`;
    offerUndo({ title, description: name, undo: () => undo(wanted.id) });
    return undefined;
  };
  return { book, undo, isSending: booking.isSending || undoing.isSending };
}
