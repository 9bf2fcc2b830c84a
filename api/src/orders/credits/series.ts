import { z } from 'zod';
import { DURABLE, isDuplicate, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';

const FIRST = 1001;

/** A number of the series, and the credit that has it. */
const creditNumber = z.object({ _id: z.number(), order: z.string(), credit: z.string(), at: z.date() });

const schema = schemaOf(creditNumber, { collection: 'credit_numbers', ...DURABLE });
schema.index({ credit: 1 }, { unique: true });

export const creditNumberModel = modelOf<Stored<typeof creditNumber>>('CreditNumber', schema);

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
