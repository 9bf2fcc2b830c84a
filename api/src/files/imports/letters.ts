/** The encodings of one byte a letter that lists come in, likeliest first. */
export const SINGLE_BYTE = ['windows-1252', 'windows-1250', 'macintosh', 'iso-8859-2', 'ibm437'] as const;
export type SingleByte = (typeof SINGLE_BYTE)[number];

/** DOS 437 from 0x80 on; TextDecoder doesn't know it. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Decodes bytes of a single-byte encoding; each byte stands alone, so chunks can be decoded one by one. */
export function decodeBytes(bytes: Uint8Array, encoding: SingleByte): string {
  if (encoding !== 'ibm437') return new TextDecoder(encoding).decode(bytes);
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/[\u0080-\u00ff]/g, (byte) => DOS[byte.charCodeAt(0) - 0x80] ?? byte);
}

/** The letters beyond ASCII of languages that each encoding is used for. */
const WESTERN = ['àâæçéèêëîïôœùûüÿ', 'äöüß', 'áéíñóúü', 'åäöæø', 'àèéìòù'];
const CENTRAL = ['áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'äöüß'];
const LANGUAGES: Readonly<Record<SingleByte, readonly string[]>> = {
  'windows-1252': WESTERN,
  macintosh: WESTERN,
  ibm437: WESTERN,
  'windows-1250': CENTRAL,
  'iso-8859-2': CENTRAL,
};

const RARE = /[ĺľŕőűďťìòåø]/i;
const VOWEL = /[aeiouyàâäáåæąèéêëęěìíîïòóôöőøœùúûüűůýÿ]/i;
const PUNCTUATION = /[’‘“”„«»–—…•·®©™°\u00a0]/;

/** How much a letter of a reading looks as if it belonged there: 1 for yes, below 0 for no. */
function likelihood(letter: string, before: string, after: string, languages: readonly string[]): number {
  const isInside = /\p{L}/u.test(before) && /\p{L}/u.test(after);
  if (PUNCTUATION.test(letter)) return letter === '’' || !isInside ? 0.5 : -1;
  const lower = letter.toLowerCase();
  if (!languages.some((language) => language.includes(lower))) return -2;
  if (letter !== lower && /\p{Ll}/u.test(before)) return -1;
  if (letter === lower && /\p{Lu}/u.test(before) && /\p{Lu}/u.test(after)) return -1;
  const beside = [before, after].filter((one) => /\p{L}/u.test(one));
  const isCrowded = beside.length > 0 && beside.every((one) => VOWEL.test(one) === VOWEL.test(letter));
  return (RARE.test(letter) ? 0.6 : 1) - (isCrowded ? 0.5 : 0);
}

/** The mean likelihood of a reading's letters beyond ASCII; words are judged by the language that fits most of them. */
function score(text: string, languages: readonly string[]): number {
  const marks = [...text.matchAll(/[^\p{ASCII}]/gu)];
  const of = (language: readonly string[]) =>
    marks.reduce(
      (sum, { 0: letter, index }) =>
        sum + likelihood(letter, text[index - 1] ?? ' ', text[index + letter.length] ?? ' ', language),
      0,
    );
  return marks.length === 0 ? 0 : of(languages) / marks.length;
}

/** The reading of a file's letters, and another that is about as likely; null if there is none. */
export type Reading = { encoding: SingleByte; other: SingleByte | null };

/** Two readings this close are a question. */
const CLOSE = 0.2;

/** Finds the encoding of words that aren't UTF-8 by how likely the letters are that it gives. */
export function readingOf(words: Uint8Array): Reading {
  const readings = SINGLE_BYTE.map((encoding) => {
    const text = decodeBytes(words, encoding);
    return { encoding, text, score: score(text, LANGUAGES[encoding]) };
  }).sort((one, other) => other.score - one.score);
  const [best, ...rest] = readings;
  if (!best) return { encoding: 'windows-1252', other: null };
  const other = rest.find(({ text, score: likely }) => text !== best.text && best.score - likely < CLOSE);
  return { encoding: best.encoding, other: other?.encoding ?? null };
}
