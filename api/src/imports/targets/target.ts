import type { AnyBulkWriteOperation } from 'mongodb';
import type { EntrySource } from '../../audit/index.ts';
import type { ImportRowDocument } from '../model.ts';

/** A stored product or licence, as far as applying and undoing look at it. */
export type Stored = { _id: string; updatedAt: Date } & Record<string, unknown>;

/** A write to one of them. */
export type Operation = AnyBulkWriteOperation<Stored>;

/** What applying a row does: leave it and say why, or give fields their values (null takes a field away). */
export type Plan = { skip: string } | { fields: Record<string, unknown> };

/** The collection that a kind of import changes. */
export type Target = {
  read: (skus: string[]) => Promise<Map<string, Stored>>;
  plan: (row: ImportRowDocument, stored: Stored | undefined) => Plan;
  /** The fields of a new document beside those that a plan gives. */
  defaults: (sku: string, now: Date) => Record<string, unknown>;
  write: (operations: Operation[]) => Promise<void>;
  /** Where the entries of what was changed stand. */
  source: EntrySource;
  /** Tells pages that something has changed. */
  changed: () => Promise<void>;
};
