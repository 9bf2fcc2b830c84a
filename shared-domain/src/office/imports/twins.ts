import type { ImportRow } from './row.ts';

/** A row of a new product that may be another one: it waits until staff say which (IMPORT-26). */
export const withTwin = (row: ImportRow, twin: string): ImportRow => ({
  ...row,
  twin,
  errors: [
    ...row.errors.filter(({ code }) => code !== 'possible-twin'),
    { code: 'possible-twin', message: `Do you mean ${twin}?` },
  ],
});

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

const SIZE = /\d\s*x\s*\d|\d\s*(?:m?l|litres?)\b/i;

/** What two spellings of a name with its size have in common; empty for a name without a size, which says too little. */
export const sizedName = (name: string): string => (SIZE.test(name) ? folded(name) : '');

/** How many letters have to be put in, left out or replaced to make one text of another; above `most`, some larger number. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (before[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1]);
      now.push(Math.min(replaced, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

/** A shorter brand is another one with each letter. */
const SHORTEST_LIKE = 5;

/** The known brand that a text is another spelling of (`same`), or may be a slip of (`like`). */
export function brandLike(
  brand: string,
  known: readonly string[],
): { readonly same?: string; readonly like?: string } {
  const key = folded(brand);
  const same = known.find((one) => folded(one) === key);
  if (same !== undefined) return { same };
  const most = key.length >= 2 * SHORTEST_LIKE ? 2 : 1;
  const like =
    key.length < SHORTEST_LIKE ? undefined : known.find((one) => distance(folded(one), key, most) <= most);
  return like === undefined ? {} : { like };
}
