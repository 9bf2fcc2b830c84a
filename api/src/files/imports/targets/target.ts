import type { AnyBulkWriteOperation } from 'mongodb';
import type { EntrySource } from '../../../requests/audit/index.ts';
import type { ImportRowDocument } from '../model.ts';

/** The fields of a stored product or licence that applying and undoing need. */
export type Stored = { _id: string; updatedAt: Date } & Record<string, unknown>;

/** A write to one of them. */
export type Operation = AnyBulkWriteOperation<Stored>;

/** What applying a row does: skip it for a reason, or set fields (null removes a field). */
export type Plan = { skip: string } | { fields: Record<string, unknown> };

/** The collection that a kind of import changes. */
export type Target = {
  read: (skus: string[]) => Promise<Map<string, Stored>>;
  plan: (row: ImportRowDocument, stored: Stored | undefined) => Plan;
  /** The fields of a new document besides those that a plan sets. */
  defaults: (sku: string, now: Date) => Record<string, unknown>;
  /** Fields that change along with others and aren't audited. */
  along?: (before: Record<string, unknown>, after: Record<string, unknown>) => Record<string, unknown>;
  write: (operations: Operation[]) => Promise<void>;
  /** The collection that holds pending audit entries. */
  source: EntrySource;
  /** Notifies pages of a change. */
  changed: () => Promise<void>;
};
