const MOST = 60;

/**
 * A name that a stranger typed, as our mails may say it: short, on one line, and nothing that a mail program would make a
 * link of (MAIL-8).
 */
export function plainName(name: string): string {
  const plain = name
    .replace(/[<>[\](){}|\\/:@#?&=%"]+/g, ' ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > MOST ? `${plain.slice(0, MOST - 1).trimEnd()}…` : plain;
}
