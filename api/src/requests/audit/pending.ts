import { Types } from 'mongoose';
import type { Deps } from '../../foundation/dependencies.ts';
import { type AuditDocument, auditSchema } from './model.ts';

/** A change by a member of staff; `before` or `after` is absent if nothing existed. */
export type Change = Pick<AuditDocument, 'action' | 'subject'> & { before?: unknown; after?: unknown };

/**
 * A document whose changes are audited. It carries entries from the write that makes the change until they are copied.
 */
export type WithEntries = { pendingAudit?: AuditDocument[] };

/**
 * The audit entry of a change, stored in the changed document by the same write: with `$push: { pendingAudit: entry }`,
 * or as `pendingAudit: [entry]` of a new document.
 */
export function entryOf({ clock }: Pick<Deps, 'clock'>, who: string, change: Change): AuditDocument {
  const { action, subject, before = null, after = null } = change;
  return { _id: new Types.ObjectId(), at: clock(), who, action, subject, before, after };
}

/** What it needs of a schema, whatever that describes. */
type Described = {
  path: (name: string, options: object) => unknown;
  index: (fields: Record<string, 1>, options: object) => unknown;
};

/** Lets a collection's documents carry entries. Queries omit them unless selected. */
export function carryEntries(schema: Described): void {
  schema.path('pendingAudit', { type: [auditSchema], default: undefined, select: false });
  schema.index({ 'pendingAudit._id': 1 }, { sparse: true });
}

/** Whether a collection's documents carry entries. */
export const carriesEntries = ({ schema }: { schema: { path: (name: string) => unknown } }): boolean =>
  schema.path('pendingAudit') !== undefined;

/** A removed document stays, marked by `removedAt`, until its entries are copied. */
export const NOT_REMOVED = { removedAt: { $exists: false } } as const;

/** Matches documents without a pending entry, which may be deleted at once. */
export const NO_ENTRIES = { pendingAudit: { $exists: false } } as const;
