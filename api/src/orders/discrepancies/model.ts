import { sentinelFinding } from 'shared-domain/contracts';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import {
  type AuditDocument,
  auditSchema,
  carryEntries,
  type WithEntries,
} from '../../requests/audit/index.ts';

/** An order and a payment that disagree. Its id derives from both, so that the same disagreement is one finding. */
const findingDescription = sentinelFinding.omit({ id: true }).extend({
  _id: z.string(),
  paymentIntent: z.string().optional(),
  /** What a repair does; a finding without one needs someone to look into it. */
  repair: z.enum(['record-payment', 'refund-payment', 'end-payment', 'record-refund']).optional(),
  checkedAt: z.date(),
  /** Set when its repair is requested: the audit entry to write once the disagreement is gone. */
  asked: z.custom<AuditDocument>().optional(),
  /** Set once settled; the document stays until its entry is in the audit. */
  removedAt: z.date().optional(),
});
export type FindingDocument = WithEntries & Stored<typeof findingDescription>;

const findingSchema = schemaOf(findingDescription, { collection: 'sentinel_findings', ...DURABLE });
findingSchema.path('asked', auditSchema);
findingSchema.index({ foundAt: 1 });
carryEntries(findingSchema);

export const findingModel = modelOf<FindingDocument>('Finding', findingSchema);

/** When orders and payments were last compared, by any process. */
const check = z.object({ _id: z.literal('last'), at: z.date() });

export const checkModel = modelOf<Stored<typeof check>>(
  'SentinelCheck',
  schemaOf(check, { collection: 'sentinel_checks' }),
);

/** A finding before it is stored. */
export type Finding = Omit<FindingDocument, 'foundAt' | 'checkedAt' | 'asked' | 'removedAt'>;
