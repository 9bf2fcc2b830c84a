const MOST = 60;
const MOST_QUOTED = 300;

/** On one line, at most this long, without the dots that make an address. */
function oneLine(text: string, most: number): string {
  const plain = text
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain;
}

/**
 * Makes a name typed by a stranger safe for our mails: short, on one line, with nothing that a mail program would turn into a
 * link (MAIL-8).
 */
export const plainName = (name: string): string =>
  oneLine(name.replace(/[<>[\](){}|\\/:@#?&=%"]+/g, ' '), MOST);

/** The same for an address line or a note, which keep their punctuation (MAIL-8). */
export const plainLine = (text: string): string =>
  oneLine(text.replace(/[<>\\]+|:\/\//g, ' ').replaceAll('@', ' at '), MOST_QUOTED);
