import type { OrderMailKind } from 'shared-domain/contracts';
import { useChange, useToast } from '../../data/calls/index.ts';

/** The names of an order's two mails. */
export const MAIL_LABELS: Readonly<Record<OrderMailKind, string>> = {
  customer: 'Customer confirmation',
  business: 'Business notification',
};

/** Resends a mail of an order, and reports the outcome. */
export function useResend(id: string) {
  const toast = useToast();
  const { send, isSending } = useChange('resendOrderMail', { topic: 'order' });
  const resend = async (kind: OrderMailKind) => {
    if (isSending) return;
    const result = await send({ params: { id, kind } });
    if (result.ok) toast.done(`${MAIL_LABELS[kind]} is being resent`, id);
    else toast.failed('The email was not sent', result.problem.detail);
  };
  return { busy: isSending, resend };
}
