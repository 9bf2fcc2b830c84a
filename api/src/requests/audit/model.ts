import { z } from 'zod';
import { DURABLE, modelOf, objectId, type Stored, schemaOf } from '../../foundation/database/index.ts';

const entryDescription = z.object({
  _id: objectId,
  at: z.date(),
  /** The address of the member of staff. */
  who: z.string(),
  /** The action, such as `product.edit` or `order.status`. */
  action: z.string(),
  /** The subject: a SKU, an order id, a licence number. */
  subject: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
/** One change that staff made: who, what, before and after. */
export type AuditDocument = Stored<typeof entryDescription>;

const linkDescription = z.object({ number: z.number(), before: z.string(), hash: z.string() });
/** An entry's link in the chain: its number from 1, the previous hash, and its own. */
export type Link = z.infer<typeof linkDescription>;

const storedDescription = entryDescription.extend({
  chain: linkDescription.optional(),
  /** Until it has its link. */
  unchained: z.literal(true).optional(),
  /** The email addresses in it, set when it is chained. */
  mentions: z.array(z.string()).optional(),
});
export type StoredEntry = Stored<typeof storedDescription>;
/** An entry that has its link. */
export type ChainedEntry = AuditDocument & { chain: Link };

/** The entry that records how much of the chain's beginning was erased; the chain continues after that (ADR 030). */
export const TRIMMED = 'audit.trim';
export type Trim = { through: number; hash: string };

const options = { collection: 'audit', minimize: false, ...DURABLE };

export const auditSchema = schemaOf(entryDescription, options);

const chainedSchema = schemaOf(storedDescription, options);
chainedSchema.index({ at: -1, _id: -1 });
chainedSchema.index({ subject: 1, at: -1, _id: -1 });
chainedSchema.index({ action: 1, at: -1, _id: -1 });
chainedSchema.index({ who: 1, at: -1, _id: -1 });
chainedSchema.index({ 'chain.number': 1 }, { unique: true, sparse: true });
chainedSchema.index({ unchained: 1 }, { sparse: true });
chainedSchema.index({ mentions: 1 });

export const auditModel = modelOf<StoredEntry>('Audit', chainedSchema);
