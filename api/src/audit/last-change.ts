import type { Connection } from 'mongoose';
import { type AuditDocument, auditModel } from './model.ts';

/** The entry of an action that last gave a field another value: when, by whom, and the value since then. */
export async function lastChangeOf(
  connection: Connection,
  action: string,
  field: string,
): Promise<{ at: Date; who: string; after: unknown } | undefined> {
  const entry = await auditModel(connection)
    .findOne({ action, $expr: { $ne: [`$before.${field}`, `$after.${field}`] } })
    .sort({ at: -1, _id: -1 })
    .maxTimeMS(5_000)
    .lean<AuditDocument>();
  if (!entry) return undefined;
  const { at, who, after } = entry;
  return { at, who, after: (after as Record<string, unknown> | null)?.[field] };
}
