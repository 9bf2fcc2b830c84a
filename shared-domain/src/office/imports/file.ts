/** What the names of lists end in. An .xls is taken so that its refusal can say what to do. */
export const LIST_ENDINGS = ['.csv', '.txt', '.xlsx', '.xlsm', '.ods', '.xls'] as const;

/** Whether a file's name is that of a list: a CSV or a workbook (IMPORT-1). */
export const isListName = (name: string): boolean =>
  LIST_ENDINGS.some((ending) => name.trim().toLowerCase().endsWith(ending));

/** Characters that may separate the columns of a file. */
export type Delimiter = ',' | ';' | '\t';

/** A file's separator by its first line: the character that occurs most often outside quotes, else a comma. */
export function delimiterOf(firstLine: string): Delimiter {
  const unquoted = firstLine.replace(/"(?:[^"]|"")*"/g, '');
  const counts = ([',', ';', '\t'] as const).map((mark) => ({ mark, count: unquoted.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** The separator named by a spreadsheet's own first line ('sep=;'); null for an ordinary line. */
export function namedDelimiter(firstLine: string): Delimiter | null {
  const mark = /^"?sep=([,;\t])"?$/i.exec(firstLine)?.[1];
  return (mark as Delimiter | undefined) ?? null;
}

/**
 * A header normalised for comparison with aliases: lower case, only letters, digits and '#' ('Item #' and 'item_#'
 * are 'item#').
 */
export const normaliseHeader = (header: string): string =>
  header.toLowerCase().replace(/[^\p{L}\p{N}#]/gu, '');

/** What staff chose for columns, by place (counted from 0): a field, or null for 'not read'. */
export type ChosenColumns<Field extends string = string> = Readonly<Record<number, Field | null>>;

/** The columns that staff chose for some fields; the last one of each. */
export const chosenFor = <Field extends string>(
  chosen: ChosenColumns,
  fields: readonly Field[],
): Partial<Record<Field, number>> =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([place, field]) =>
      (fields as readonly (string | null)[]).includes(field) ? [[field, Number(place)]] : [],
    ),
  ) as Partial<Record<Field, number>>;

/** Index of the first free header that matches an alias; aliases in order of preference. */
export function placeOf(
  headers: readonly string[],
  aliases: readonly string[],
  taken: ReadonlySet<number> = new Set(),
): number | null {
  const plain = headers.map(normaliseHeader);
  for (const alias of aliases) {
    const place = plain.findIndex((header, index) => header === normaliseHeader(alias) && !taken.has(index));
    if (place >= 0) return place;
  }
  return null;
}
