import { fold } from 'shared-domain/catalogue';

const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Escapes a text for a pattern. The driver rejects patterns that contain NUL. */
const literal = (text: string): string => text.replace(SIGNS, '\\$&').replaceAll('\0', '\\x00');

/** Latin letters with accents, in Unicode's blocks of them. */
const ACCENTED = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
);

const HYPHEN = '[-‐‑‒–—−]';
const MARKS: Readonly<Record<string, string>> = { "'": "['’‘ʼ´`]", '"': '["“”]', '-': HYPHEN, ' ': '\\s+' };

let letters: ReadonlyMap<string, string> | undefined;

/** The patterns of folded letters and pairs: 'e' also finds 'É', 'oe' also 'œ'. */
function lettersOf(): ReadonlyMap<string, string> {
  if (letters) return letters;
  const variants = new Map<string, string>();
  for (const letter of ACCENTED) {
    const plain = fold(letter);
    if (/^[a-z]{1,2}$/.test(plain)) variants.set(plain, `${variants.get(plain) ?? ''}${letter}`);
  }
  letters = variants;
  return variants;
}

function patternOf(part: string): string {
  const variants = lettersOf().get(part) ?? '';
  if (part.length > 1) {
    const pair = [...part].map(patternOf).join('');
    return variants === '' ? pair : `(?:${pair}|[${variants}])`;
  }
  if (/[a-z]/.test(part)) return `[${part}${variants}]`;
  return MARKS[part] ?? literal(part);
}

/**
 * Matches a text anywhere, in any case, with any accents, apostrophes and hyphens ('cafe' finds 'Café'); hyphens between
 * digits may be missing ('305218' finds '305-218'). Special characters are literal.
 */
export function containing(text: string): RegExp {
  const parts = fold(text).match(/(?<=\d)-(?=\d)|ae|oe|ss|th|./gsu) ?? [];
  const pattern = parts.map((part, at) => {
    const next = parts[at + 1] ?? '';
    if (part === '-' && /\d/.test(parts[at - 1] ?? '') && /\d/.test(next)) return '';
    return /\d/.test(part) && /[\d-]/.test(next) ? `${part}${HYPHEN}?` : patternOf(part);
  });
  return new RegExp(pattern.join(''), 'i');
}

/** A text as `containing` compares it: folded, with plain apostrophes and hyphens, and without hyphens between digits. */
export const searchable = (text: string): string =>
  fold(text.replace(/[ʼ´`]/g, "'").replace(/[‐‑‒−]/g, '-')).replace(/(?<=\d)-(?=\d)/g, '');

/** Matches a text anywhere, exactly as it is written. */
export const holding = (text: string): RegExp => new RegExp(literal(text));

/** Matches exactly this text in any case. */
export const matchingExactly = (text: string): RegExp => new RegExp(`^${literal(text)}$`, 'i');

/** Names sort the way people read them: 'apple 9', 'Apple 10', 'Éclair', 'Zed'. */
export const AS_READ = { locale: 'en', numericOrdering: true };

/** Aggregation expression: converts a field or expression from dollars to whole cents. */
export const centsIn = (field: string | object) => ({ $round: [{ $multiply: [field, 100] }, 0] });
