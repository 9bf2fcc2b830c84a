import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the parts of a running site are. */
export type AddressCard = { url: string; gateway: string; api: string; standIns: string; mongodbUri: string };

/**
 * Writes down in the data directory (`site.json`) where the parts of a site are, for tests that speak to the
 * stand-ins' controls and for whoever looks into the database. Returns what takes it away again.
 */
export function postAddresses(dataDir: string, card: AddressCard): () => void {
  const file = path.join(dataDir, 'site.json');
  writeFileSync(file, `${JSON.stringify(card, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
