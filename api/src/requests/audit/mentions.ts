import type { AuditDocument } from './model.ts';

const ADDRESS =
  /[^\s"'<>()[\]{},;:|@][^\s"<>()[\]{},;:|@]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const ESCAPED = /\\./g;

/** The email addresses anywhere in an entry, in lower case. Changes can have any shape. */
export function mentionsOf({ who, subject, before, after }: AuditDocument): string[] {
  const text = JSON.stringify([who, subject, before, after]).replaceAll(ESCAPED, ' ').toLowerCase();
  return [...new Set(text.match(ADDRESS))];
}

/** Matches entries that mention an address, and those not searched yet because they aren't chained. */
export const mentioning = (email: string) => ({
  $or: [{ mentions: email }, { mentions: { $exists: false } }],
});
