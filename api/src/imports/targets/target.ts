import type { AnyBulkWriteOperation } from 'mongodb';
import type { EntrySource } from '../../audit/index.ts';
import type { ImportRowDocument } from '../model.ts';

/** A stored product or licence, as far as applying and undoing need it. */
export type Stored = { _id: string; updatedAt: Date } & Record<string, unknown>;

/** A write to one of them. */
export type Operation = AnyBulkWriteOperation<Stored>;

/** What applying a row does: skip it with a reason, or set fields (null removes a field). */
export type Plan = { skip: string } | { fields: Record<string, unknown> };

/** The collection that a kind of import changes. */
export type Target = {
  read: (skus: string[]) => Promise<Map<string, Stored>>;
  plan: (row: ImportRowDocument, stored: Stored | undefined) => Plan;
  /** The fields of a new document beside those that a plan sets. */
  defaults: (sku: string, now: Date) => Record<string, unknown>;
  /** Fields that change along with others, and are in no audit entry. */
  along?: (before: Record<string, unknown>, after: Record<string, unknown>) => Record<string, unknown>;
  write: (operations: Operation[]) => Promise<void>;
  /** The collection that holds pending audit entries. */
  source: EntrySource;
  /** Tells pages that something has changed. */
  changed: () => Promise<void>;
};
