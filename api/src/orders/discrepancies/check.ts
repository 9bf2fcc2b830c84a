import type { SentinelJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { NOT_REMOVED } from '../../requests/audit/index.ts';
import { findingsOfDisputes } from './disputes-side.ts';
import { checkModel, type FindingDocument, findingModel } from './model.ts';
import { findingsOfOrders } from './orders-side.ts';
import { findingsOfPayments } from './payments-side.ts';
import { findingsOfRefunds } from './refunds-side.ts';
import { settleFinding } from './settle.ts';

const REPAIRS = {
  'record-payment': 'Record the payment: the order becomes paid and its emails are sent.',
  'refund-payment': 'Refund the customer.',
  'end-payment': 'End the payment and return the stock.',
  'record-refund': 'Record the refund as the payment service has it; the stock stays as it is.',
} as const;

/** Compares orders and payments and stores what disagrees; what agrees again is removed. */
export async function checkAndRemember(deps: Deps): Promise<void> {
  const checkedAt = deps.clock();
  const { findings: ofPayments, paidSessions } = await findingsOfPayments(deps);
  const ofOrders = await findingsOfOrders(deps, paidSessions);
  const others = await Promise.all([findingsOfRefunds(deps), findingsOfDisputes(deps)]);
  const findings = [...ofPayments, ...ofOrders, ...others.flat()];
  const model = findingModel(deps.connection);
  for (const { _id, ...finding } of findings) {
    await model.updateOne(
      { _id },
      { $set: { ...finding, checkedAt }, $setOnInsert: { foundAt: checkedAt }, $unset: { removedAt: 1 } },
      { upsert: true },
    );
  }
  const gone = await model.find({ _id: { $nin: findings.map(({ _id }) => _id) }, ...NOT_REMOVED }).lean();
  for (const finding of gone) await settleFinding(deps, finding);
  await checkModel(deps.connection).updateOne({ _id: 'last' }, { $set: { at: checkedAt } }, { upsert: true });
}

/** The findings of the last comparison, oldest first. */
export async function readFindings({ connection }: Deps): Promise<SentinelJson> {
  const [found, last] = await Promise.all([
    findingModel(connection).find(NOT_REMOVED).sort({ foundAt: 1, _id: 1 }).lean(),
    checkModel(connection).findById('last').lean(),
  ]);
  return { findings: found.map(present), ...(last ? { checkedAt: last.at.toISOString() } : {}) };
}

function present({ _id, checkedAt: _checkedAt, paymentIntent: _intent, ...finding }: FindingDocument) {
  const { repair, foundAt, asked: _asked, removedAt: _removedAt, ...rest } = finding;
  return { id: _id, ...rest, foundAt: foundAt.toISOString(), ...(repair ? { repair: REPAIRS[repair] } : {}) };
}
