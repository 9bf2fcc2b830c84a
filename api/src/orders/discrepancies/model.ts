import { type Connection, type Model, Schema } from 'mongoose';
import type { SentinelFinding } from 'shared-domain/contracts';
import { DURABLE, STORED } from '../../foundation/database/index.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { auditSchema, carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** What a repair does; a finding without one needs someone to look into it. */
export type Repair = 'record-payment' | 'refund-payment' | 'end-payment' | 'record-refund';

/** An order and a payment that disagree. Its id derives from both, so that the same disagreement is one finding. */
export type FindingDocument = WithEntries & {
  _id: string;
  kind: SentinelFinding['kind'];
  isDisputed?: boolean;
  account?: string;
  orderId?: string;
  sessionId?: string;
  paymentIntent?: string;
  /** Dollars. */
  orderAmount?: number;
  paidAmount?: number;
  detail: string;
  repair?: Repair;
  foundAt: Date;
  checkedAt: Date;
  /** Set when its repair is requested: the audit entry to write once the disagreement is gone. */
  asked?: AuditDocument;
  /** Set once settled; the document stays until its entry is in the audit. */
  removedAt?: Date;
};

const findingSchema = new Schema<FindingDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    isDisputed: Boolean,
    account: String,
    orderId: String,
    sessionId: String,
    paymentIntent: String,
    orderAmount: Number,
    paidAmount: Number,
    detail: { type: String, required: true },
    repair: String,
    foundAt: { type: Date, required: true, index: true },
    checkedAt: { type: Date, required: true },
    asked: auditSchema,
    removedAt: Date,
  },
  { collection: 'sentinel_findings', ...STORED, ...DURABLE },
);
carryEntries(findingSchema);

export function findingModel(connection: Connection): Model<FindingDocument> {
  return connection.models.Finding ?? connection.model<FindingDocument>('Finding', findingSchema);
}

/** When orders and payments were last compared, by any process. */
export type CheckDocument = { _id: 'last'; at: Date };

const checkSchema = new Schema<CheckDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'sentinel_checks', ...STORED },
);

export function checkModel(connection: Connection): Model<CheckDocument> {
  return connection.models.SentinelCheck ?? connection.model<CheckDocument>('SentinelCheck', checkSchema);
}

/** A finding before it is stored. */
export type Finding = Omit<FindingDocument, 'foundAt' | 'checkedAt' | 'asked' | 'removedAt'>;
