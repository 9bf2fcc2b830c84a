/** What staff typed into the line entry: the words to look for, and a quantity if one was typed with them. */
export type TypedLine = { readonly words: string; readonly quantity?: number };

const MOST = 9999;

/**
 * Reads '12 CZB-301', 'CZB-301 12' or 'tidal force' (ORDER-23). A number alone is part of a name or SKU, and so is one beyond
 * what can be ordered.
 */
export function typedLine(text: string): TypedLine {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length < 2) return { words: words.join(' ') };
  const first = quantityIn(words[0]);
  if (first !== undefined) return { words: words.slice(1).join(' '), quantity: first };
  const last = quantityIn(words.at(-1));
  if (last !== undefined) return { words: words.slice(0, -1).join(' '), quantity: last };
  return { words: words.join(' ') };
}

function quantityIn(word = ''): number | undefined {
  const quantity = /^\d{1,4}$/.test(word) ? Number(word) : 0;
  return quantity >= 1 && quantity <= MOST ? quantity : undefined;
}
