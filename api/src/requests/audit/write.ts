import type { Connection } from 'mongoose';
import { driverCollection, isDuplicate } from '../../foundation/database/index.ts';
import { type AuditDocument, auditModel } from './model.ts';

/** Writes entries; an existing one is left as it is. */
export async function writeEntries(connection: Connection, entries: AuditDocument[]): Promise<void> {
  if (entries.length === 0) return;
  try {
    await driverCollection(auditModel(connection)).insertMany(
      entries.map((entry) => ({ ...entry, unchained: true as const })),
      { ordered: false },
    );
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}
