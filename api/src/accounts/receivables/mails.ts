import type { MailsAbout, Receipt, Send } from '../../messages/mails/index.ts';

/** The receipt of a recorded payment. */
export const receivableMails: MailsAbout = {
  receipt: (_, data) => ({ ...(data as Send<Receipt>), kind: 'receipt' }),
};
