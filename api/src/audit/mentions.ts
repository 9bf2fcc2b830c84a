import type { AuditDocument } from './model.ts';

const ADDRESS =
  /[^\s"'<>()[\]{},;:|@][^\s"<>()[\]{},;:|@]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const ESCAPED = /\\./g;

/** The mail addresses that an entry names anywhere, in small letters. Changes can have any shape. */
export function mentionsOf({ who, subject, before, after }: AuditDocument): string[] {
  const text = JSON.stringify([who, subject, before, after]).replaceAll(ESCAPED, ' ').toLowerCase();
  return [...new Set(text.match(ADDRESS))];
}

/** Entries that name an address; also those that haven't been looked through, as they haven't been chained. */
export const mentioning = (email: string) => ({
  $or: [{ mentions: email }, { mentions: { $exists: false } }],
});
