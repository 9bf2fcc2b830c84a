import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The addresses of a running site's parts. */
export type AddressCard = { url: string; gateway: string; api: string; standIns: string; mongodbUri: string };

/**
 * Writes the addresses of a site's parts to `site.json` in the data directory, for tests that control the stand-ins and for
 * anyone who inspects the database. Returns a function that removes the file.
 */
export function postAddresses(dataDir: string, card: AddressCard): () => void {
  const file = path.join(dataDir, 'site.json');
  writeFileSync(file, `${JSON.stringify(card, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
