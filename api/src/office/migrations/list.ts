import type { Collection, Document } from 'mongodb';
import type { Connection } from 'mongoose';
import { dayOf } from 'shared-domain/dates';
import { licenceKey } from 'shared-domain/licences';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { supplierModel } from '../../catalogue/suppliers/index.ts';
import { driverCollection } from '../../foundation/database/index.ts';
import { leadModel } from '../../messages/leads/index.ts';
import {
  chargesOf,
  type OrderDocument,
  orderModel,
  textModel,
  textsOf,
  trigramsOf,
} from '../../orders/order/index.ts';
import { type AuditDocument, auditModel, mentionsOf } from '../../requests/audit/index.ts';

/** Migrates the documents of one collection from an earlier shape to the current one. */
export type Migration = {
  /** Never changed once released: databases record applied migrations by id. */
  id: string;
  collection: (connection: Connection) => Collection<Document>;
  /** Matches documents of the earlier shape, and no migrated ones. */
  earlier: object;
  /** What to set on one of them. */
  change: (document: Document) => object;
};

const collectionOf = (model: unknown) =>
  driverCollection(model as Parameters<typeof driverCollection>[0]) as Collection<Document>;

/** In execution order; add new ones at the end. */
export const migrations: Migration[] = [
  {
    // Without it an early lead that signs up again gets a second confirmation.
    id: '001-mailboxes-of-leads',
    collection: (connection) => collectionOf(leadModel(connection)),
    earlier: { mailbox: { $exists: false } },
    change: ({ email }) => ({ mailbox: email.toLowerCase() }),
  },
  {
    // Early orders stored rates instead of their charges.
    id: '002-charges-of-orders',
    collection: (connection) => collectionOf(orderModel(connection)),
    earlier: { charges: { $exists: false } },
    change: (order) => ({ charges: chargesOf(order as OrderDocument) }),
  },
  {
    // The chain finds entries by this mark.
    id: '003-audit-into-the-chain',
    collection: (connection) => collectionOf(auditModel(connection)),
    earlier: { chain: { $exists: false }, unchained: { $exists: false } },
    change: () => ({ unchained: true }),
  },
  {
    // The search for personal data finds entries by this field.
    id: '004-addresses-in-the-audit',
    collection: (connection) => collectionOf(auditModel(connection)),
    earlier: { mentions: { $exists: false } },
    change: (entry) => ({ mentions: mentionsOf(entry as unknown as AuditDocument) }),
  },
  {
    // Numbers are found by it, however they are written.
    id: '005-keys-of-licences',
    collection: (connection) => collectionOf(licenseeModel(connection)),
    earlier: { key: { $exists: false } },
    change: ({ _id }) => ({ key: licenceKey(String(_id)) }),
  },
  {
    // Sums and the search begin with it. The first read of sums, or their check ten seconds after the start, counts every order.
    id: '006-sums-and-texts-of-orders',
    collection: (connection) => collectionOf(orderModel(connection)),
    earlier: { texts: { $exists: false } },
    change: (order) => ({ ...textsOf(order as OrderDocument), uncounted: dayOf(order.orderDate) }),
  },
  {
    // An import changes a supplier only if nobody else has since it was read.
    id: '007-times-of-suppliers',
    collection: (connection) => collectionOf(supplierModel(connection)),
    earlier: { updatedAt: { $exists: false } },
    change: () => ({ updatedAt: new Date(0) }),
  },
  {
    // The search finds texts by them.
    id: '008-trigrams-of-texts',
    collection: (connection) => collectionOf(textModel(connection)),
    earlier: { trigrams: { $exists: false } },
    change: ({ _id }) => ({ trigrams: trigramsOf(String(_id)) }),
  },
];
