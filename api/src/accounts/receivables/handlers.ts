import type { Deps } from '../../foundation/dependencies.ts';
import { type Handlers, SENT } from '../../requests/calls/index.ts';
import { exportReceivables, readReceivables } from './list.ts';
import { receivablesModel } from './model.ts';
import { presentAccount } from './present.ts';
import { accountNamed, record, reverse } from './record.ts';

type Names = 'receivables' | 'receivablesCsv' | 'receivable' | 'recordReceivable' | 'reverseReceivable';

/** What accounts owe, for staff. */
export const receivableHandlers = (deps: Deps): Handlers<Names> => ({
  receivables: ({ query }) => readReceivables(deps, query),
  receivablesCsv: async ({ response }) => {
    await exportReceivables(deps, response);
    return SENT;
  },
  receivable: ({ params }) => readAccount(deps, params.number),
  recordReceivable: async ({ params, body, staff }) => {
    await record(deps, staff, params.number, body);
    return readAccount(deps, params.number);
  },
  reverseReceivable: async ({ params, body, staff }) => {
    await reverse(deps, staff, params.number, { entry: params.entry, reason: body.reason });
    return readAccount(deps, params.number);
  },
});

async function readAccount(deps: Deps, number: string) {
  const account = await accountNamed(deps, number);
  const ledger = await receivablesModel(deps.connection).findById(number).lean();
  return presentAccount(account, ledger, deps.clock());
}
