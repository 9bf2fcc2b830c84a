/** A key's token, as programs send it. */
export const tokenOf = (id: string, secret: string): string => `cbo_${id}_${secret}`;

/** The parts of an `Authorization` header with a key's token; undefined if it has none of ours. */
export function keyIn(header: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = /^Bearer cbo_([0-9a-f]{12})_([\w-]{43})$/i.exec(header ?? '') ?? [];
  return id && secret ? { id, secret } : undefined;
}
