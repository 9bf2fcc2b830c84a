import { company } from 'shared-domain/company';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { queueMail } from '../mails/index.ts';
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
