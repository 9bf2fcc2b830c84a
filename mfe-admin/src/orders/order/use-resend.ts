import { useState } from 'react';
import type { OrderMailKind } from 'shared-domain/contracts';
import { useStaff, useToast } from '../../staff/index.ts';

/** The two mails of an order, as staff call them. */
export const MAIL_WORDS: Readonly<Record<OrderMailKind, string>> = {
  customer: 'Customer confirmation',
  business: 'Business notification',
};

/** Sends a mail of an order once more, and tells how that went. */
export function useResend(orderId: string) {
  const staff = useStaff();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const resend = async (kind: OrderMailKind) => {
    if (busy) return;
    setBusy(true);
    const result = await staff.resendMail(orderId, kind);
    setBusy(false);
    if (result.ok) toast.done(`${MAIL_WORDS[kind]} is on its way again`, orderId);
    else toast.failed('The mail was not sent', result.problem.detail);
  };
  return { busy, resend };
}
