import { compareNames } from 'shared-domain/catalogue';
import type {
  StatementsJson,
  sendStatementsRequest,
  statementProgressJson,
  statementsSentJson,
} from 'shared-domain/contracts';
import { dollarsOf } from 'shared-domain/money';
import { type StatementPeriod, statementOf } from 'shared-domain/receivables';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { billAddressesOf } from '../licences/index.ts';
import { type ReceivablesDocument, receivablesModel } from '../receivables/index.ts';

/** Accounts written at once, so that the database stays free for others. */
const AT_ONCE = 100;

type Progress = z.infer<typeof statementProgressJson>;

/** Who gets the statement of a period, with its amounts and addresses, and which emails have left (RECEIVABLE-18). */
export async function readStatements(deps: Deps, { from, to }: StatementPeriod): Promise<StatementsJson> {
  const ledgers = await receivablesModel(deps.connection)
    .find({}, { name: 1, entries: 1, statements: 1 })
    .lean<Pick<ReceivablesDocument, '_id' | 'name' | 'entries' | 'statements'>[]>();
  const concerned = ledgers.flatMap((ledger) => {
    const { opening, closing, rows } = statementOf(ledger.entries, { from, to });
    return closing === 0 && rows.length === 0 ? [] : [{ ...ledger, opening, closing, count: rows.length }];
  });
  const addresses = await billAddressesOf(
    deps,
    concerned.map(({ _id }) => _id),
  );
  return {
    accounts: concerned
      .map(({ _id, name, opening, closing, count, statements = [] }) => {
        const sent = statements.findLast((one) => one.from === from && one.to === to);
        return {
          ...{ licenseNumber: _id, name, opening: dollarsOf(opening), closing: dollarsOf(closing) },
          ...{ entries: count, emails: addresses.get(_id) ?? [] },
          ...(sent ? { sentAt: sent.at.toISOString() } : {}),
        };
      })
      .sort((one, other) => compareNames(one.name, other.name)),
    ...(await readProgress(deps, { from, to })),
  };
}

/** How many emails of a period's statements wait, have left, and failed. */
export async function readProgress({ connection }: Deps, { from, to }: StatementPeriod): Promise<Progress> {
  const ledgers = await receivablesModel(connection)
    .find({ statements: { $elemMatch: { from, to } } }, { followUps: 1 })
    .lean<Pick<ReceivablesDocument, 'followUps'>[]>();
  const states = ledgers.flatMap(({ followUps }) =>
    followUps
      .filter(({ data }) => data.mail === 'statement' && data.from === from && data.until === to)
      .map(({ state }) => state),
  );
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { waiting: count('due'), sent: count('done'), failed: count('given-up') };
}

/**
 * Puts the statements of a period on their way: each account's with its mails in one write, and once however often it is pressed,
 * unless it is asked for again (RECEIVABLE-18).
 */
export async function sendStatements(
  deps: Deps,
  staff: Staff,
  { id, from, to, accounts, again = false }: z.output<typeof sendStatementsRequest>,
): Promise<z.infer<typeof statementsSentJson>> {
  const addresses = await billAddressesOf(deps, accounts);
  const at = deps.clock();
  const isNew = again
    ? { 'statements.id': { $ne: id } }
    : { statements: { $not: { $elemMatch: { from, to } } } };
  const writes = accounts.flatMap((number) => {
    const emails = addresses.get(number) ?? [];
    if (emails.length === 0) return [];
    const after = { from, to, emails };
    const pendingAudit = entryOf(deps, staff.email, {
      action: 'receivable.statement',
      subject: number,
      after,
    });
    const mails = emails.map((email) =>
      followUp('email', at, { mail: 'statement', to: email, from, until: to }),
    );
    const $push = {
      ...{ statements: { id, from, to, at, who: staff.email, emails }, pendingAudit },
      followUps: { $each: mails },
    };
    return [{ updateOne: { filter: { _id: number, ...isNew }, update: { $push } } }];
  });
  let sent = 0;
  for (let place = 0; place < writes.length; place += AT_ONCE) {
    const written = await receivablesModel(deps.connection).bulkWrite(
      writes.slice(place, place + AT_ONCE) as never[],
      { ordered: false },
    );
    sent += written.modifiedCount;
  }
  return { accounts: sent, ...(await readProgress(deps, { from, to })) };
}
