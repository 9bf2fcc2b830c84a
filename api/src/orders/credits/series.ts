import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, isDuplicate, moment, STORED, text } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';

/** A number of the series, and the credit that has it. */
type CreditNumber = { _id: number; order: string; credit: string; at: Date };

const FIRST = 1001;

const schema = new Schema<CreditNumber>(
  { _id: { type: Number, required: true }, order: text, credit: text, at: moment },
  { collection: 'credit_numbers', ...STORED, ...DURABLE },
);
schema.index({ credit: 1 }, { unique: true });

export const creditNumberModel = (connection: Connection): Model<CreditNumber> =>
  connection.models.CreditNumber ?? connection.model<CreditNumber>('CreditNumber', schema);

/**
 * The number of a credit, the same each time (CREDIT-2). A number and its credit are stored in one write, so that none is
 * missing and none is given twice, whatever process dies.
 */
export async function numberOf(deps: Deps, order: string, credit: string): Promise<number> {
  const numbers = creditNumberModel(deps.connection);
  for (;;) {
    const known = await numbers.findOne({ credit }).lean();
    if (known) return known._id;
    const last = await numbers.findOne().sort({ _id: -1 }).lean();
    try {
      await numbers.insertOne({ _id: (last?._id ?? FIRST - 1) + 1, order, credit, at: deps.clock() });
    } catch (cause) {
      // Another process took the number, or gave this credit one.
      if (!isDuplicate(cause)) throw cause;
    }
  }
}
