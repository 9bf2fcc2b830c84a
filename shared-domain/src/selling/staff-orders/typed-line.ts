import { typedQuantity } from '../../foundation/money/index.ts';

/**
 * An entry in the line field: search text, and the quantity if one was typed with it. `refused`: the text without a number
 * beside it that is no quantity, such as 0 or 2.5.
 */
export type TypedLine = { readonly text: string; readonly quantity?: number; readonly refused?: string };

const MOST = 9999;

/**
 * Parses '12 CZB-301', 'CZB-301 12' or 'tidal force' (ORDER-23). A number on its own, or too large for a quantity, is part
 * of the search text.
 */
export function typedLine(text: string): TypedLine {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length < 2) return { text: words.join(' ') };
  const first = quantityIn(words[0]);
  if (first !== undefined) return { text: words.slice(1).join(' '), quantity: first };
  const last = quantityIn(words.at(-1));
  if (last !== undefined) return { text: words.slice(0, -1).join(' '), quantity: last };
  const whole = { text: words.join(' ') };
  const rest = words.filter((word) => !NUMBER.test(word));
  return rest.length === 0 || rest.length === words.length ? whole : { ...whole, refused: rest.join(' ') };
}

/** Anything that was probably meant as a quantity. */
const NUMBER = /^[-−+]?[\d.,]+(e\d+)?$/i;

function quantityIn(word = ''): number | undefined {
  const quantity = typedQuantity(word, MOST);
  return Number.isNaN(quantity) ? undefined : quantity;
}
