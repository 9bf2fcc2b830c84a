import type { ReceivableAccountJson, ReceivableRequest } from 'shared-domain/contracts';
import { centsOf, formatDollars } from 'shared-domain/money';
import { useChange, useToast } from '../../data/calls/index.ts';

/** 'Invoice CBO-1 is paid': the invoices that an entry settled in full. */
function paidText(before: ReceivableAccountJson | undefined, after: ReceivableAccountJson): string {
  const open = new Set(before?.invoices.filter(({ left }) => left > 0).map(({ document }) => document));
  const paid = after.invoices.filter(({ document, left }) => left === 0 && open.has(document));
  const rest =
    centsOf(after.balance) > 0
      ? `${formatDollars(after.balance)} still owed`
      : centsOf(after.credit) > 0
        ? `${formatDollars(after.credit)} of credit`
        : 'Nothing is owed';
  const named = paid.map(({ document }) => document).join(', ');
  return [named && `Paid: ${named}`, rest].filter(Boolean).join('. ');
}

/** Records and reverses entries of an account's ledger (RECEIVABLE-5, RECEIVABLE-6); resolves to the reason for a refusal. */
export function useRecording(account: ReceivableAccountJson | undefined) {
  const toast = useToast();
  const recording = useChange('recordReceivable', { topic: 'receivables' });
  const reversing = useChange('reverseReceivable', { topic: 'receivables' });
  const number = account?.licenseNumber ?? '';
  const record = async (body: ReceivableRequest, title: string): Promise<string | undefined> => {
    const result = await recording.send({ params: { number }, body });
    if (!result.ok) return result.problem.detail;
    toast.done(title, paidText(account, result.data));
    return undefined;
  };
  const reverse = async (entry: string, reason: string): Promise<string | undefined> => {
    const result = await reversing.send({ params: { number, entry }, body: { reason } });
    if (!result.ok) return result.problem.detail;
    toast.done('Taken back', paidText(account, result.data));
    return undefined;
  };
  return { record, reverse };
}
