const MOST = 60;

/**
 * Makes a name typed by a stranger safe for our mails: short, on one line, with nothing that a mail program would turn into a
 * link (MAIL-8).
 */
export function plainName(name: string): string {
  const plain = name
    .replace(/[<>[\](){}|\\/:@#?&=%"]+/g, ' ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > MOST ? `${plain.slice(0, MOST - 1).trimEnd()}…` : plain;
}
