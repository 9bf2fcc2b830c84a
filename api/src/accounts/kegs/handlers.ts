import type { Deps } from '../../foundation/dependencies.ts';
import { type Handlers, SENT } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { findAccount } from './book.ts';
import { exportAccounts } from './export.ts';
import { readAccounts } from './list.ts';
import type { KegAccountDocument } from './model.ts';
import { ownKegs } from './own.ts';
import { presentAccount } from './present.ts';
import { reminderFor, remindOfKegs } from './reminders.ts';
import { bookKegs, undoEntry } from './staff-bookings.ts';
import { sendStatement } from './statement.ts';

type Names =
  | 'kegAccounts'
  | 'kegAccountsCsv'
  | 'licenseeKegs'
  | 'kegAccount'
  | 'kegReminder'
  | 'kegStatement'
  | 'bookKegs'
  | 'undoKegEntry'
  | 'remindOfKegs';

/** Keg accounts for staff. */
export const kegHandlers = (deps: Deps): Handlers<Names> => ({
  licenseeKegs: ({ request, response }) => {
    response.set('Cache-Control', 'no-store');
    return ownKegs(deps, request);
  },
  kegAccounts: ({ query }) => readAccounts(deps, query.search),
  kegAccountsCsv: async ({ response }) => {
    await exportAccounts(deps, response);
    return SENT;
  },
  kegAccount: async ({ params }) => present(deps, await existing(deps, params.account)),
  kegReminder: async ({ params }) => {
    const reminder = await reminderFor(deps, await existing(deps, params.account));
    if (!reminder) throw problem('not_found');
    return reminder;
  },
  kegStatement: async ({ params, response }) =>
    sendStatement(await existing(deps, params.account), deps.clock(), await deps.tradeSettings(), response),
  bookKegs: async ({ params, body, staff }) =>
    present(deps, await bookKegs(deps, staff, params.account, body)),
  undoKegEntry: async ({ params, staff }) =>
    present(deps, await undoEntry(deps, staff, params.account, params.entry)),
  remindOfKegs: async ({ body, staff }) => {
    let reminded = 0;
    for (const account of new Set(body.accounts))
      if (await remindOfKegs(deps, staff, body.id, account)) reminded += 1;
    return { reminded };
  },
});

const present = async (deps: Deps, account: KegAccountDocument) =>
  presentAccount(account, deps.clock(), await deps.tradeSettings());

async function existing(deps: Deps, account: string) {
  const found = await findAccount(deps, account);
  if (!found) throw problem('not_found');
  return found;
}
