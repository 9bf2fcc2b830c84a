/** A seed: 32 random bytes, written as 64 hexadecimal digits. */
export const SEED_BYTES = 32;

/** An account in the draw. `value` decides its position; hexadecimal digits. */
export type Drawn = { readonly account: string; readonly value: string };

/**
 * The order in which accounts are drawn: by HMAC-SHA-256 with the seed's bytes as key over
 * `{allocation id}:{licence number}`, lowest first (ALLOCATION-5).
 */
export async function drawLot(
  seed: string,
  allocationId: string,
  accounts: readonly string[],
): Promise<Drawn[]> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const drawn = await Promise.all(
    accounts.map(async (account) => {
      const text = new TextEncoder().encode(`${allocationId}:${account}`);
      return { account, value: hexOf(await crypto.subtle.sign('HMAC', key, text)) };
    }),
  );
  return drawn.sort((one, other) => (one.value < other.value ? -1 : 1));
}

/** The SHA-256 of a seed's bytes, published before requests open (ALLOCATION-6). */
export const sealOf = async (seed: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
