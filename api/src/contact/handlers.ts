import { company } from 'shared-domain/company';
import type { Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { queueMail } from '../emails/index.ts';
import { contactMessageModel } from './model.ts';

/** Visitors' messages: stored, then mailed to the orders mailbox, which can reply. */
export const contactHandlers = (deps: Deps): Handlers<'sendContact'> => ({
  sendContact: async ({ body: { formData } }) => {
    const message = { ...formData, created_at: deps.clock() };
    await contactMessageModel(deps.connection).insertOne(message);
    await queueMail(deps, { kind: 'contact', to: company.ordersEmail, form: formData });
    return { accepted: true };
  },
});
