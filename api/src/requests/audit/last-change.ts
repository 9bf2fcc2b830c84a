import type { Connection } from 'mongoose';
import { copyEntries, type EntrySource } from './copy.ts';
import { type AuditDocument, auditModel } from './model.ts';

/** When, by whom and to what value an action last changed a field. */
export async function lastChangeOf(
  connection: Connection,
  source: EntrySource,
  action: string,
  field: string,
): Promise<{ at: Date; who: string; after: unknown } | undefined> {
  await copyEntries(connection, source);
  const entry = await auditModel(connection)
    .findOne({ action, $expr: { $ne: [`$before.${field}`, `$after.${field}`] } })
    .sort({ at: -1, _id: -1 })
    .lean<AuditDocument>();
  if (!entry) return undefined;
  const { at, who, after } = entry;
  return { at, who, after: (after as Record<string, unknown> | null)?.[field] };
}
