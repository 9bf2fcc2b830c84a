const SIZE = /\s*\(?\b\d+(?:[.,]\d+)?\s*(?:l|ml|litre|pack)s?\b\)?|\s+\bkegs?\b|\s+\b(?:cans?|bottles?)\b/gi;

const same = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase() === other?.toLowerCase();

/** How many words at the end of a name repeat its style; one word always stays. */
function repeated(name: readonly string[], style: readonly string[]): number {
  let count = 0;
  while (
    count < name.length - 1 &&
    count < style.length &&
    same(name[name.length - 1 - count], style[style.length - 1 - count])
  ) {
    count += 1;
  }
  return count;
}

/** Maximum letters on a label. */
const LEGIBLE = 26;

/** A name's first words that fit on a label, at least one. */
function legible(words: readonly string[]): readonly string[] {
  let letters = -1;
  const end = words.findIndex((word) => {
    letters += word.length + 1;
    return letters > LEGIBLE;
  });
  return end === -1 ? words : words.slice(0, Math.max(1, end));
}

/** One line of a single short word, else two, split at the space nearest the middle. */
function split(words: readonly string[]): readonly [string] | readonly [string, string] {
  const whole = words.join(' ');
  const cuts = words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
  const [nearest] = cuts.sort(
    (one, other) => Math.abs(one.length - whole.length / 2) - Math.abs(other.length - whole.length / 2),
  );
  return nearest === undefined ? [whole] : [nearest, whole.slice(nearest.length + 1)];
}

/**
 * A label's name in at most two lines, without size ('50L') and without words that repeat its style ('Velvet Otter
 * Blackberry Sour', a Blackberry Sour, is 'Velvet', 'Otter').
 * @param withStyle true if the label letters a whole style under the name ('Dry Dock', 'Pilsner')
 */
export function labelLines(
  name: string,
  style: string,
  withStyle: boolean,
): readonly [string] | readonly [string, string] {
  const words = name.replace(SIZE, '').trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [name.trim() || '?'];
  const styleWords = style.split(/\s+/).filter(Boolean);
  const count = repeated(words, styleWords);
  const own = words.slice(0, words.length - count);
  if (withStyle && count > 0 && count === styleWords.length)
    return [own.join(' '), words.slice(-count).join(' ')];
  return split(legible(own));
}
