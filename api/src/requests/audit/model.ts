import { Schema, type Types } from 'mongoose';
import { DURABLE, modelOf, STORED } from '../../foundation/database/index.ts';

/** One change that staff made: who, what, before and after. */
export type AuditDocument = {
  _id: Types.ObjectId;
  at: Date;
  /** The address of the member of staff. */
  who: string;
  /** The action, such as `product.edit` or `order.status`. */
  action: string;
  /** The subject: a SKU, an order id, a licence number. */
  subject: string;
  before: unknown;
  after: unknown;
};

/** An entry's link in the chain: its number from 1, the previous hash, and its own. */
export type Link = { number: number; before: string; hash: string };

/** An entry in the audit; `unchained` until it has its link. */
export type ChainedEntry = AuditDocument & { chain: Link };
/** `mentions`: the email addresses in it, set when it is chained. */
export type StoredEntry = AuditDocument & { chain?: Link; unchained?: true; mentions?: string[] };

/** The entry that records how much of the chain's beginning was erased; the chain continues after that (ADR 030). */
export const TRIMMED = 'audit.trim';
export type Trim = { through: number; hash: string };

export const auditSchema = new Schema<AuditDocument>(
  {
    at: { type: Date, required: true },
    who: { type: String, required: true },
    action: { type: String, required: true },
    subject: { type: String, required: true },
    before: Schema.Types.Mixed,
    after: Schema.Types.Mixed,
  },
  { collection: 'audit', ...STORED, minimize: false, ...DURABLE },
);

const chainedSchema = auditSchema.clone() as unknown as Schema<StoredEntry>;
chainedSchema.add({ chain: { number: Number, before: String, hash: String }, unchained: Boolean });
chainedSchema.add({ mentions: { type: [String], default: undefined } });
chainedSchema.index({ at: -1, _id: -1 });
chainedSchema.index({ subject: 1, at: -1, _id: -1 });
chainedSchema.index({ action: 1, at: -1, _id: -1 });
chainedSchema.index({ who: 1, at: -1, _id: -1 });
chainedSchema.index({ 'chain.number': 1 }, { unique: true, sparse: true });
chainedSchema.index({ unchained: 1 }, { sparse: true });
chainedSchema.index({ mentions: 1 });

export const auditModel = modelOf<StoredEntry>('Audit', chainedSchema);
